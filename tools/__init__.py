"""What build.py does, one module a job."""
