import { afterEach, expect, it, vi } from 'vitest';
import { keptInstead } from './kept-instead.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const failure = new TypeError('Failed to fetch dynamically imported module');

/** A page of the shop whose document came from `path`. */
function place(path: string, onLine: boolean, controller: object | null): void {
  vi.stubGlobal('navigator', { onLine, serviceWorker: { controller } });
  history.replaceState(null, '', '/product/mug/#top');
  // The place of these tests has no entries of its own.
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ name: location.origin + path }] });
}

it('without a network a page that was moved to is asked of the worker (storefront.md §4 Service worker)', async () => {
  place('/collection/all/', false, {});
  const reload = vi.fn();
  void keptInstead(failure, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it.each<[string, string, boolean, object | null]>([
  ['with a network', '/collection/all/', true, {}],
  ['without a worker', '/collection/all/', false, null],
  ['twice', '/product/mug/', false, {}],
])('not %s', async (_, address, onLine, controller) => {
  place(address, onLine, controller);
  const reload = vi.fn();
  await expect(keptInstead(failure, reload)).rejects.toBe(failure);
  expect(reload).not.toHaveBeenCalled();
});
