import { beforeEach, expect, it, vi } from 'vitest';
import { goesOn, onTheWayTo } from './go-on.ts';

const go = vi.fn<(to: string) => void>();
const reloaded = (): boolean => true;

beforeEach(() => {
  go.mockClear();
  sessionStorage.clear();
  history.replaceState(null, '', '/product/fox/?size=L');
});

it('leads on, once, where the page was loaded anew on the way to another', () => {
  onTheWayTo('/search/?q=red shirt#all');
  expect(goesOn(go, reloaded)).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith('/search/?q=red shirt#all');
  expect(goesOn(go, reloaded)).toBe(false);
});

it.each([
  ['the tab has arrived', null],
  ['it was on its way to where it is', '/product/fox/?size=L'],
])('stays where %s', (_name, path) => {
  onTheWayTo('/help/');
  onTheWayTo(path);
  expect(goesOn(go, reloaded)).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

it('stays where the document is another one, and forgets where it was going', () => {
  onTheWayTo('/delivery/');
  history.replaceState(null, '', '/');
  expect(goesOn(go, reloaded)).toBe(false);
  history.replaceState(null, '', '/product/fox/?size=L');
  expect(goesOn(go, reloaded)).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

it('stays where the page was come to, not loaded anew', () => {
  onTheWayTo('/delivery/');
  expect(goesOn(go, () => false)).toBe(false);
  expect(go).not.toHaveBeenCalled();
});
