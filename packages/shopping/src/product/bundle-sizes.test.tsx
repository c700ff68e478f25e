import { createOmnisStore } from '@omnis/store';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import type * as View from '@omnis/shop-kit/view';
import { BuyBox } from './buy-box.tsx';
import { testProduct, testVariant } from './product.fixture.ts';
import { UnseenObserver } from './unseen.fixture.ts';

vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({ state: { store: { country: 'GB', companyName: '' } } }),
}));
vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ options: { quantityVisible: false } }),
}));

const part = (name: string, sizes: readonly string[]) => ({
  productId: 1,
  quantity: 1,
  name,
  urlName: name.toLowerCase(),
  image: null,
  price: 24,
  variants: sizes.map((size) => ({ id: `${name} ${size}`, colour: '', size, image: null, available: true })),
});
const kit = testProduct({
  isBundle: true,
  sizes: [],
  colours: [],
  variants: [testVariant('', { colour: '' })],
  bundleItems: [part('Mug', ['']), part('Tee', ['S', 'M']), part('Hoodie', ['M', 'L'])],
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a bundle names each size that is to be chosen, without asking the shop, and leads to the first', async () => {
  vi.stubGlobal('IntersectionObserver', UnseenObserver);
  const sent: unknown[] = [];
  const store = createOmnisStore({
    app: 'storefront',
    fetch: async (url, { body }) => {
      if (url.includes('/addItemToCart/')) sent.push(typeof body === 'string' ? JSON.parse(body) : body);
      return Response.json({}, { status: 404 });
    },
  });
  const element = (
    <Suspense>
      <BuyBox product={kit} colour="" description={null} descriptionAbove />
    </Suspense>
  );
  await act(async () => {
    render(
      <Provider store={store}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </Provider>,
    );
  });
  const tee = await screen.findByRole('combobox', { name: 'Size of Tee' });
  const hoodie = screen.getByRole('combobox', { name: 'Size of Hoodie' });
  const add = screen.getAllByRole('button', { name: 'Add to basket' })[0] ?? document.body;
  const said = (): (string | null)[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  const isWrong = (): (string | null)[] => [tee, hoodie].map((select) => select.getAttribute('aria-invalid'));
  fireEvent.click(add);
  await waitFor(() => expect(isWrong()).toEqual(['true', 'true']));
  await waitFor(() => expect(said()).toContain('Choose a size for Tee and Hoodie'));
  expect(document.activeElement).toBe(tee);
  fireEvent.change(tee, { target: { value: 'M' } });
  fireEvent.click(add);
  await waitFor(() => expect(said()).toContain('Choose a size for Hoodie'));
  expect(document.activeElement).toBe(hoodie);
  expect(sent).toEqual([]);
  fireEvent.change(hoodie, { target: { value: 'L' } });
  fireEvent.click(add);
  await waitFor(() => expect(sent).toMatchObject([{ item: { bundleItems: ['Mug ', 'Tee M', 'Hoodie L'] } }]));
});
