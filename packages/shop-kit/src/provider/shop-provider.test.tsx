import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { useLocale } from '@omnis/texts/react';
import { useUiText } from '@omnis/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCore } from '../data/core.ts';
import { useView } from '../data/view.ts';
import { useVisitorBasket } from '../data/visitor.ts';
import { openShop } from './open-shop.ts';
import { ShopProvider } from './shop-provider.tsx';

const core = { state: { store: { division: 12, name: 'Kiosk', currencies: ['EUR'] } }, pages: [] };
const sums = ['subtotal', 'discount', 'goodsTax', 'taxDiscount', 'shipping', 'shippingTax', 'total'];
const basket = {
  items: [],
  currency: 'EUR',
  totalQuantity: 3,
  totals: { currency: 'EUR', ...Object.fromEntries(sums.map((name) => [name, 0])) },
  coupon: null,
  giftNote: '',
  freeDelivery: null,
};
const call = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
});

function Feature() {
  const { basket: own } = useVisitorBasket('main');
  const say = useUiText();
  return (
    <p>
      {[useCore().state.store.name, useView().host, useLocale(), say('Close'), own?.totalQuantity].join(
        ' | ',
      )}
    </p>
  );
}

describe('SK1 a shop in the app of another team', () => {
  it('gives the features store, view, language, controls and the visitor’s basket', async () => {
    call.mockImplementation(async (to) => {
      const { pathname } = new URL(to instanceof Request ? to.url : to, location.origin);
      if (pathname.includes('getStoreCoreData')) return Response.json(core);
      return pathname.includes('asket') ? Response.json(basket) : Response.json({});
    });
    const shop = await openShop({ locale: 'de-DE' });
    const page = (
      <ShopProvider shop={shop}>
        <Outlet />
      </ShopProvider>
    );
    const routes = [{ element: page, children: [{ path: '/', element: <Feature /> }] }];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
    expect(await screen.findByText(`Kiosk | ${location.host} | de-DE | Schließen | 3`)).toBeDefined();
    expect(document.documentElement.lang).toBe('de-DE');
  });

  it('says that the shop cannot be read', async () => {
    call.mockImplementation(async () =>
      Response.json({ message: 'Gone', errors: [], code: '' }, { status: 404 }),
    );
    await expect(openShop({ locale: 'de-DE' })).rejects.toBeDefined();
  });
});
