"""What the browser has kept: the page shows a choice at once and writes it behind."""

from playwright.sync_api import Page

_IS_KEPT = """async ([path, value]) => {
  const request = indexedDB.open("lexigrid");
  await new Promise((resolve) => (request.onsuccess = resolve));
  const settings = request.result.transaction("settings").objectStore("settings");
  const kept = settings.get("only");
  await new Promise((resolve) => (kept.onsuccess = resolve));
  request.result.close();
  return path.split(".").reduce((part, name) => part?.[name], kept.result) === value;
}"""


def until_stored(page: Page, path: str, value: str | int) -> None:
    """Wait until a setting, such as `reading.read`, is stored: a reload may come."""
    page.wait_for_function(_IS_KEPT, arg=[path, value])
