/** A deploy has replaced the files this page was built of: load the new ones, once for each address. */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem('reloaded') === location.href) return;
    event.preventDefault();
    sessionStorage.setItem('reloaded', location.href);
    location.reload();
  });
}
