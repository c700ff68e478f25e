import { createOmnisStore } from '@omnis/store';
import { browserSource, readerOf, readSource } from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import type * as View from '@omnis/shop-kit/view';
import { orKeepList } from './kept-list.ts';
import { ProductBrowser } from './product-browser.tsx';
import { readListing } from './read-listing.ts';

const core = { state: { store: { division: 21, badges: [] }, splitTest: [] } };
let endlessLists: boolean;
vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  coreOf: () => core,
  useCore: () => core,
}));
vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ mode: 'native', editorOrigin: 'https://omnis.example', options: { endlessLists } }),
}));

const product = (id: number, name: string) => ({
  id,
  urlName: name,
  name,
  image: null,
  currency: 'GBP',
  price: 24,
  salePrice: null,
  available: true,
  reviews: { count: 0, average: 0 },
  colours: [],
});
const facets = {
  colour: [{ value: 'Navy', count: 4 }],
  size: [{ value: 'M', count: 6 }],
  gender: [],
  price: { min: 10, max: 40 },
};
/** Facets of a list without filters. */
const wide = {
  colour: Array.from({ length: 12 }, (_, at) => ({ value: at === 0 ? 'Navy' : `Shade ${at}`, count: 4 })),
};

/** True when every call fails; `further` when only those of further pages do. */
let isDown: boolean | 'further';
/** True when the list is empty. */
let isEmpty: boolean;
/** True when the list has only one product. */
let isSingle: boolean;
let asked: URLSearchParams[];
/** Promise that the product's page waits for. */
let arrival: Promise<null>;
/** Follows a link within the shop. */
let follow: (address: string) => Promise<void>;
/** Sets out on it, and waits for nothing. */
let setOut: (address: string) => Promise<void>;
async function serve(address: string): Promise<Response> {
  const query = new URL(address, location.origin).searchParams;
  asked.push(query);
  if (isDown === true || (isDown === 'further' && query.get('page') !== '1'))
    return Response.json({ message: '500 Server error' }, { status: 500 });
  if (isEmpty) return Response.json({ items: [], total: 0, facets });
  if (isSingle) return Response.json({ items: [product(1, 'Alone')], total: 1, facets });
  const name = query.get('colour') ?? `page ${query.get('page')}`;
  const items = [product(Number(query.get('page')), name)];
  return Response.json({ items, total: 60, facets: query.has('size') ? facets : { ...facets, ...wide } });
}

beforeEach(() => {
  isDown = false;
  isEmpty = false;
  isSingle = false;
  asked = [];
  endlessLists = false;
});
afterEach(cleanup);

async function open(address: string) {
  const store = createOmnisStore({ app: 'storefront', fetch: serve });
  const source = browserSource(store);
  const router = createMemoryRouter(
    [
      {
        path: '/collection/all',
        loader: (args) => orKeepList(args, readListing(readerOf(args.context), args.url)),
        element: <ProductBrowser intro={() => <h1>Everything</h1>} />,
        errorElement: <h1>Oops</h1>,
        HydrateFallback: () => null,
      },
      { path: '/product/slow', loader: () => arrival, element: <h1>Slow</h1> },
    ],
    {
      initialEntries: [address],
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(readSource, source);
        return context;
      },
    },
  );
  follow = (to) => act(() => router.navigate(to));
  setOut = (to) => act(async () => void router.navigate(to));
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByRole('heading', { name: 'Everything' });
  return () => router.state.location.pathname + router.state.location.search;
}
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const shown = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) });

it('a filter that fails leaves list, controls and address, and is tried again by the notice', async () => {
  const at = await open('/collection/all/?page=2');
  isDown = true;
  await press(box('Navy'));
  const notice = await screen.findByRole('alert');
  expect([at(), shown(), box('Navy').checked]).toEqual(['/collection/all/?page=2', ['page 2'], false]);
  expect(screen.queryByText('Oops')).toBeNull();
  isDown = false;
  await press(within(notice).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 2, name: 'Navy' });
  expect([at(), box('Navy').checked]).toEqual(['/collection/all/?colour=Navy', true]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('one product alone has neither filters nor an order', async () => {
  isSingle = true;
  await open('/collection/all/');
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
  expect(screen.queryByText('Filter')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('1 product');
});

it('one product that a filter left has the filters, to take it back', async () => {
  isSingle = true;
  await open('/collection/all/?colour=Navy');
  expect(screen.getByRole('complementary', { name: 'Filters' })).toBeDefined();
  expect(screen.getByText('Filter')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Remove the filter Navy' })).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
});

it('an order that fails says what the list is in', async () => {
  const at = await open('/collection/all/');
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  isDown = true;
  await act(async () => void fireEvent.change(sort, { target: { value: 'price-asc' } }));
  await screen.findByRole('alert');
  expect([at(), sort.value, shown()]).toEqual(['/collection/all/', '', ['page 1']]);
});

it('on a phone the notice stands in the drawer of the filters too', async () => {
  await open('/collection/all/');
  // Large screens do not show it.
  const tool = document.querySelector<HTMLElement>('button.filter');
  if (tool) await press(tool);
  const drawer = await screen.findByRole('dialog');
  isDown = true;
  await press(within(drawer).getByRole('checkbox', { name: /Navy/ }));
  expect(await within(drawer).findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('another page takes the keyboard from the link to it, and says its number; a filter does not', async () => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
  await open('/collection/all/?page=2');
  const next = screen.getByRole('link', { name: 'Next' });
  next.focus();
  await follow('/collection/all/?page=3');
  await screen.findByRole('heading', { level: 2, name: 'page 3' });
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Page 3 of 3' }));
  box('Navy').focus();
  await press(box('Navy'));
  await screen.findByRole('heading', { level: 2, name: 'Navy' });
  expect(document.activeElement).toBe(box('Navy'));
});

it('the keyboard goes on at the count where fewer choices leave none to unfold', async () => {
  await open('/collection/all/');
  screen.getByRole('button', { name: 'Show 4 more' }).focus();
  await follow('/collection/all/?size=M');
  expect(screen.queryByRole('button', { name: 'Show 4 more' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

it('a list that goes on asks for what failed by its button alone', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void;
      constructor(see: (entries: readonly object[]) => void) {
        this.observe = () => see([{ isIntersecting: true, boundingClientRect: { bottom: 500 } }]);
      }
      disconnect = (): void => undefined;
    },
  );
  endlessLists = true;
  isDown = 'further';
  const at = await open('/collection/all/');
  await screen.findByRole('alert');
  const before = asked.length;
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([asked.length, at(), shown()]).toEqual([before, '/collection/all/', ['page 1']]);
  isDown = false;
  await press(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('heading', { level: 2, name: 'page 2' });
  vi.unstubAllGlobals();
});

it.each([
  ['', 'Nothing here yet'],
  ['?colour=Navy', 'No matches'],
  ['?q=fox', 'Nothing found for “fox”'],
])('a list with nothing in it at “%s” says: %s', async (query, title) => {
  isEmpty = true;
  await open(`/collection/all/${query}`);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

it('a list whose end is in view lets who follows a link from it go', async () => {
  let end: () => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #see: (entries: readonly { isIntersecting: boolean }[]) => void;
      #isOn = false;
      readonly #isNear: boolean;
      constructor(
        see: (entries: readonly { isIntersecting: boolean }[]) => void,
        of: { rootMargin: string },
      ) {
        this.#see = see;
        this.#isNear = of.rootMargin.startsWith('0px');
      }
      observe = (): void => {
        this.#isOn = this.#isNear;
        if (this.#isNear) end = () => this.#isOn && this.#see([{ isIntersecting: true }]);
      };
      disconnect = (): void => void (this.#isOn = false);
    },
  );
  endlessLists = true;
  let arrive: (value: null) => void = () => undefined;
  arrival = new Promise((resolve) => (arrive = resolve));
  await open('/collection/all/');
  await screen.findByRole('button', { name: 'Show more' });
  await setOut('/product/slow');
  await act(async () => end());
  await act(async () => arrive(null));
  expect(await screen.findByRole('heading', { name: 'Slow' })).toBeTruthy();
  vi.unstubAllGlobals();
});
