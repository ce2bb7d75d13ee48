/**
 * Opens an address in a new tab that the server has yet to return. The tab is opened immediately, or browsers would block
 * it; if they block it anyway, this tab navigates there. @throws what `ask` throws; the new tab is closed again
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
