"""The figures of the site, measured in a real browser beside a bare Pyodide page.

`host` serves and counts, `visits` are navigations, `thread` asks the engine, `dragging`
plays with a finger, `friends` meet by a link, `figures` holds the targets. What runs in
the page is in probe.js, thread.js, dragging.js and friends.js.
"""
