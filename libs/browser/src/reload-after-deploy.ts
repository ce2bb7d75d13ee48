/** A deployment has replaced the files of this page: reloads it, once per address. */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem('reloaded') === location.href) return;
    event.preventDefault();
    sessionStorage.setItem('reloaded', location.href);
    location.reload();
  });
}
