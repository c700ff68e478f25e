import { trailEvent, updateTrail } from '@omnis/shop-kit';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type * as View from '@omnis/shop-kit/view';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { TrailHost } from './trail-host.tsx';

vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ editorOrigin: 'https://omnis.example' }),
}));

afterEach(cleanup);

const home = { text: 'Home', href: '/' };
const own = [home, { text: 'Mugs', href: '/collection/mugs/' }, { text: 'Fox' }];

async function open() {
  const element = (
    <>
      <BreadcrumbBar trail={own} />
      <TrailHost />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/product/fox/'] });
  render(<RouterProvider router={router} />);
  await act(async () => undefined);
  return router;
}
const shown = () =>
  within(screen.getByRole('navigation', { hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]);
const asWritten = [
  ['Home', '/'],
  ['Mugs', '/collection/mugs/'],
  ['Fox', undefined],
];

it('shows a supplied trail until the route changes (storefront.md §2 Header)', async () => {
  const router = await open();
  expect(shown()).toEqual(asWritten);
  act(() => updateTrail([home, { text: 'Foxes', href: '/collection/foxes/?page=2' }, { text: 'Fox' }]));
  expect(shown()[1]).toEqual(['Foxes', '/collection/foxes/?page=2']);
  await act(() => router.navigate('/product/fox/navy/'));
  expect(shown()).toEqual(asWritten);
});

it('platform.md §2 breadcrumb kinds: says of each part which kind it is', async () => {
  await open();
  act(() =>
    updateTrail([
      home,
      { text: 'Foxes', href: '/foxes/', kind: 'url-param' },
      { text: 'Fox', kind: 'product' },
    ]),
  );
  const kinds = screen.getAllByRole('listitem', { hidden: true }).map(({ dataset }) => dataset['kind']);
  expect(kinds).toEqual([undefined, 'url-param', 'product']);
});

it('has its own again after an update without parts, and shows no link that is not safe', async () => {
  await open();
  act(() => updateTrail([home, { text: 'Bad', href: 'javascript:alert(1)' }]));
  expect(shown()).toEqual([
    ['Home', '/'],
    ['Bad', 'https://omnis.example/404/'],
  ]);
  const parts: unknown = [{ text: 7 }, null, 'x'];
  act(() => void window.dispatchEvent(new CustomEvent(trailEvent, { detail: parts })));
  expect(shown()).toEqual(asWritten);
});
