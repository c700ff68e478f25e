import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trailEvent } from './trail-update.ts';
import { WayHere } from './way-here.tsx';

const home = { text: 'Home', href: '/' };
const collections = [
  { urlName: 'mugs', name: 'Mugs' },
  { urlName: 'foxes', name: 'Foxes' },
];

vi.mock('../data/core.ts', () => ({ useCore: () => ({}), divisionOf: () => 21 }));
vi.mock('@omnis/store', () => ({
  selectCurrency: () => 'GBP',
  useAppSelector: (select: () => unknown) => select(),
}));
vi.mock('@omnis/api-client', () => {
  const select =
    ({ params }: { readonly params: { readonly urlName: string } }) =>
    () => ({ data: params.urlName === 'fox' ? { collections } : undefined });
  return { shopApi: { endpoints: { productsGet: { select } } } };
});
vi.mock('./route-handle.ts', () => ({
  useFrame: () => ({ trail: [home, collections[0], { text: 'Fox' }] }),
}));

const heard: unknown[] = [];
const hear = (event: Event): void => void heard.push(event instanceof CustomEvent && event.detail);
beforeEach(() => {
  heard.length = 0;
  window.addEventListener(trailEvent, hear);
});
afterEach(() => {
  window.removeEventListener(trailEvent, hear);
  cleanup();
});

function Page() {
  return (
    <>
      <p>{useLocation().pathname}</p>
      <WayHere />
    </>
  );
}

async function walk(...way: readonly string[]): Promise<void> {
  const [first = '/', ...others] = way;
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [first] });
  render(<RouterProvider router={router} />);
  for (const path of others) await act(() => router.navigate(path));
  await screen.findByText(new URL(way.at(-1) ?? '', 'http://x').pathname);
}

it('platform.md §2 breadcrumb kind url-param: leads back to the collection that the shopper came from, as they left it', async () => {
  await walk('/collection/foxes/?colour=Navy&page=2', '/product/fox/navy/');
  expect(heard).toEqual([
    [
      home,
      { text: 'Foxes', href: '/collection/foxes/?colour=Navy&page=2', kind: 'url-param' },
      { text: 'Fox' },
    ],
  ]);
});

it('platform.md §2 breadcrumb kind collection: is that of a collection that was left as it is', async () => {
  await walk('/collection/foxes/', '/product/fox/');
  expect(heard).toEqual([
    [home, { text: 'Foxes', href: '/collection/foxes/', kind: 'collection' }, { text: 'Fox' }],
  ]);
});

it.each([
  ['a visitor who came to it at once', ['/product/fox/']],
  ['a visitor who looked through all products', ['/collection/all/', '/product/fox/']],
  ['a product in none of the collections looked through', ['/collection/foxes/', '/product/bear/']],
  ['another page', ['/collection/foxes/', '/help/']],
])('leaves the trail as it is for %s', async (_, way) => {
  await walk(...way);
  expect(heard).toEqual([]);
});
