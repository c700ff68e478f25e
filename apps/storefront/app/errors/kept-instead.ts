/** Tells whether the shop has navigated in the app: its document has another address than the one shown. */
function hasMoved(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && document.name.split('#')[0] !== location.href.split('#')[0];
}

/**
 * Where the code of an error page cannot be had for want of a network, the page is asked for as a whole: the store's
 * worker answers with what it has kept of it, or with the page that says so. Once, as a document that was come to so is
 * of the address that is shown.
 *
 * @param error - why the code did not come
 * @param reload - for tests
 * @throws the error, where there is a network, no worker, or nothing else to ask for
 */
export async function keptInstead(error: unknown, reload = () => location.reload()): Promise<never> {
  if (navigator.onLine || !navigator.serviceWorker?.controller || !hasMoved()) throw error;
  reload();
  return new Promise<never>(() => undefined);
}
