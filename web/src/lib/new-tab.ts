/**
 * Goes in a new tab to an address the server has yet to tell. The tab is asked for at once, or browsers refuse it; where
 * they refuse it even so, this tab goes there.
 * @throws what `ask` throws; the new tab is closed again
 */
export async function openInNewTab(ask: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = await ask();
    if (!tab) {
      window.location.assign(url);
      return;
    }
    tab.opener = null;
    tab.location.href = url;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
