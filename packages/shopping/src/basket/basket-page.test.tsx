import type { BasketAnswer } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import type { View } from '@omnis/shop-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testBasketLine } from './basket-line.fixture.ts';
import { BasketPage } from './basket-page.tsx';

vi.mock(import('@omnis/shop-kit/view'), async (original) => ({
  ...(await original()),
  // Safe: a view may say nothing.
  useView: (): View => ({}) as View,
}));

afterEach(cleanup);

const card = testBasketLine({ key: 'card', giftCard: { email: '', name: '', message: '' } });

async function shown(
  items: BasketAnswer['items'],
  freeDelivery: BasketAnswer['freeDelivery'] = null,
): Promise<HTMLElement> {
  const none = { discount: 0, goodsTax: 0, taxDiscount: 0, shipping: 0, shippingTax: 0 };
  const basket: BasketAnswer = {
    items,
    currency: 'GBP',
    totalQuantity: items.length,
    totals: { currency: 'GBP', subtotal: 10, total: 10, ...none },
    coupon: null,
    giftNote: '',
    freeDelivery,
  };
  const store = createOmnisStore({
    app: 'storefront',
    baseUrl: 'https://shop.example',
    fetch: async (url) =>
      new URL(url).pathname.includes('/basket/') ? Response.json(basket) : new Promise(() => undefined),
  });
  render(
    <Provider store={store}>
      <LocaleContext value="en-GB">
        <MemoryRouter>
          <BasketPage />
        </MemoryRouter>
      </LocaleContext>
    </Provider>,
  );
  return screen.findByRole('complementary', { name: 'Summary' });
}

describe('SH5 the sums of a basket', () => {
  it('leave the delivery to the checkout', async () => {
    expect((await shown([card, testBasketLine()])).textContent).toContain('DeliveryAt checkout');
  });

  it('say that it is free as the line above them does, and where it is not', async () => {
    const text = (await shown([testBasketLine()], { threshold: 10, remaining: 0 })).textContent;
    expect(text).toContain('Your delivery is free');
    expect(text).toContain('DeliveryFreeOther countries and delivery methods are priced at checkout');
    expect(text).not.toContain('DeliveryAt');
  });

  it('leave it to the checkout while something is missing', async () => {
    const text = (await shown([testBasketLine()], { threshold: 50, remaining: 40 })).textContent;
    expect(text).toContain('DeliveryAt checkout');
  });

  it('know of none where all goes by mail', async () => {
    const text = (await shown([card])).textContent;
    expect(text).toContain('Total');
    expect(text).not.toContain('Delivery');
  });
});
