import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, ScrollRestoration } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Scrolling } from './scrolling.tsx';

/** Where the page stands; jsdom lays nothing out. */
let top = 0;
const moves: ScrollBehavior[] = [];
let isReduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  top = 120;
  moves.length = 0;
  isReduced = false;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.stubGlobal('scrollTo', (to: ScrollToOptions | number, y = 0) => {
    top = typeof to === 'number' ? y : (to.top ?? 0);
    if (typeof to !== 'number') moves.push(to.behavior ?? 'auto');
  });
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  Element.prototype.scrollIntoView = function () {
    top = this.id === 'reviews' ? 2000 : 900;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page() {
  return (
    <>
      <section id="details" />
      <section id="reviews" />
      <Scrolling />
      {/* After it, as in the document. */}
      <ScrollRestoration />
    </>
  );
}

async function open(first = '/product/tee/') {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [first] });
  render(<RouterProvider router={router} />);
  await act(async () => undefined);
  top = 120;
  return async (to: string | -1) => {
    await act(async () => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  };
}

it('goes to another part of the page after 300 ms, not before (storefront.md §9)', async () => {
  const go = await open();
  await go('/product/tee/#reviews');
  expect(top).toBe(120);
  vi.advanceTimersByTime(299);
  expect(top).toBe(120);
  vi.advanceTimersByTime(1);
  expect(top).toBe(2000);
  expect(moves).toEqual(['instant', 'smooth']);
});

it('goes back to where it was by the same rule, and to the part that was asked for last', async () => {
  const go = await open();
  await go('/product/tee/#details');
  vi.advanceTimersByTime(300);
  await go('/product/tee/#reviews');
  vi.advanceTimersByTime(300);
  expect(top).toBe(2000);
  await go(-1);
  expect(top).toBe(2000);
  vi.advanceTimersByTime(200);
  await go('/product/tee/#reviews');
  vi.advanceTimersByTime(150);
  expect(top).toBe(2000);
  vi.advanceTimersByTime(1000);
  expect(top).toBe(2000);
});

it('moves without a way between for who wants less motion', async () => {
  isReduced = true;
  const go = await open();
  await go('/product/tee/#reviews');
  vi.advanceTimersByTime(300);
  expect(moves).toEqual(['instant', 'instant']);
});

it.each(['/', '/product/tee/?size=m', '/product/other/#reviews'])(
  'has %s at its place at once',
  async (to) => {
    const go = await open();
    await go(to);
    expect(top).toBe(to.endsWith('#reviews') ? 2000 : 0);
    expect(moves).toEqual([]);
  },
);
