import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, ScrollRestoration } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Scrolling } from './scrolling.tsx';

/** Where the page stands; jsdom lays nothing out. */
let top = 0;
const moves: ScrollBehavior[] = [];
let isReduced = false;
/** Has the page grow. */
let grow: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  top = 120;
  moves.length = 0;
  isReduced = false;
  grow = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grow = tell;
      }
      observe(): void {}
      disconnect(): void {
        grow = () => undefined;
      }
    },
  );
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

it.each(['nothing', 'wheel', 'keydown', 'later'])(
  'holds a part of another page at its place as that page grows, until the shopper moves: %s',
  async (sign) => {
    const go = await open();
    await go('/product/other/#reviews');
    if (sign === 'later') vi.advanceTimersByTime(5000);
    else document.dispatchEvent(new Event(sign));
    top = 1610;
    grow();
    expect(top).toBe(sign === 'nothing' ? 2000 : 1610);
    // The browser scrolls by itself afterwards.
    top = 1700;
    vi.advanceTimersByTime(20);
    expect(top).toBe(sign === 'nothing' ? 2000 : 1700);
  },
);

it('goes to a part that comes late, and lets go of it on the next page', async () => {
  const go = await open();
  await go('/product/other/#late');
  expect(top).toBe(0);
  const late = document.body.appendChild(document.createElement('section'));
  late.id = 'late';
  grow();
  expect(top).toBe(900);
  await go('/');
  grow();
  expect(top).toBe(0);
  late.remove();
});

it('leaves a page that was gone back to where it was', async () => {
  const go = await open('/product/other/#reviews');
  await go('/');
  await go(-1);
  top = 300;
  grow();
  expect(top).toBe(300);
});
