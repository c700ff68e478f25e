import type { BasketAnswer } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { useForm } from '@omnis/ui';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { testBasketLine } from '../basket/basket-line.fixture.ts';
import type { BasketLine } from '../basket/use-basket-line.ts';
import type { OrderedBasket } from './checkout-path.ts';
import { PayNow } from './pay-now.tsx';
import { emptyCheckout } from './values.ts';

afterEach(cleanup);

const mug = testBasketLine({ name: 'Poppy Mug', priceIncTax: 9 });

function basketOf(...items: BasketLine[]): BasketAnswer {
  const none = { discount: 0, goodsTax: 0, taxDiscount: 0, shipping: 0, shippingTax: 0 };
  return {
    items,
    currency: 'GBP',
    totalQuantity: 2,
    totals: { currency: 'GBP', subtotal: 18, total: 18, ...none },
    coupon: null,
    giftNote: '',
    freeDelivery: null,
  };
}

function Place({
  basket,
  cardReady,
  quoteFailed = false,
  ordered = 'main',
  message = null,
}: {
  readonly basket: BasketAnswer;
  readonly ordered?: OrderedBasket;
  readonly cardReady: boolean;
  readonly quoteFailed?: boolean;
  readonly message?: string | null;
}): ReactElement {
  const form = useForm({ initialValues: emptyCheckout('GB'), schema: {}, onSubmit: async () => undefined });
  const checkout = {
    quote: undefined,
    quoting: false,
    quoteFailed,
    quoteAgain: () => undefined,
    cardReady,
  };
  return <PayNow basket={basket} ordered={ordered} checkout={{ form: { ...form, message }, ...checkout }} />;
}

function show(basket: BasketAnswer, cardReady = true, quoteFailed = false): void {
  const router = createMemoryRouter([
    { path: '*', element: <Place {...{ basket, cardReady, quoteFailed }} /> },
  ]);
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

const pay = () => screen.getByRole('button', { name: 'Pay £18.00' });

describe('the end of the checkout', () => {
  it('places the order of what can be bought', () => {
    show(basketOf(mug));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(pay()).toHaveProperty('disabled', false);
  });

  it('speaks of a card only where one pays', () => {
    show(basketOf(mug));
    expect(screen.getByText(/You’re buying 2 items\./).textContent).toMatch(/Your card is only charged/);
    cleanup();
    const paid = basketOf(mug);
    show({ ...paid, totals: { ...paid.totals, total: 0 } });
    expect(screen.getByRole('button', { name: 'Place order' })).toHaveProperty('disabled', false);
    expect(screen.getByText(/You’re buying 2 items/).textContent).not.toMatch(/card/);
  });

  it('waits for the fields of the card', () => {
    show(basketOf(mug), false);
    expect(pay()).toHaveProperty('disabled', true);
  });

  it('takes no money for a delivery whose price could not be had', () => {
    show(basketOf(mug), true, true);
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the delivery price');
    expect(pay()).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveProperty('disabled', false);
  });

  it('takes the keyboard once the price of the delivery is there', () => {
    const place = (quoteFailed: boolean) => (
      <Provider store={createOmnisStore({ app: 'storefront' })}>
        <MemoryRouter>
          <Place basket={basketOf(mug)} cardReady quoteFailed={quoteFailed} />
        </MemoryRouter>
      </Provider>
    );
    const { rerender } = render(place(true));
    screen.getByRole('button', { name: 'Try again' }).focus();
    rerender(place(false));
    expect(document.activeElement).toBe(pay());
  });

  it('says once that something is gone, no longer than it is in the way, and keeps the keyboard', () => {
    const lamp = { ...mug, key: '2', name: 'Lamp', available: false };
    const place = (items: BasketLine[], message: string | null) => (
      <Provider store={createOmnisStore({ app: 'storefront' })}>
        <MemoryRouter>
          <Place basket={basketOf(...items)} cardReady message={message} />
        </MemoryRouter>
      </Provider>
    );
    const gone = 'Lamp is no longer available';
    const { rerender } = render(place([mug, lamp], gone));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Before you can payLamp is sold out. Remove Lamp',
    ]);
    screen.getByRole('button', { name: 'Remove Lamp' }).focus();
    rerender(place([mug], gone));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(pay());
    rerender(place([mug], null));
    rerender(place([mug], gone));
    expect(screen.getByRole('alert').textContent).toBe(gone);
  });

  it('names what is in its way, with the way out', () => {
    const lamp = { ...mug, key: '2', name: 'Lamp', available: false };
    show(basketOf(mug, lamp, { ...mug, key: '3', maxQuantity: 1 }));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Lamp is sold out.');
    expect(alert.textContent).toContain('Poppy Mug: Only 1 left. Reduce the quantity to continue.');
    expect(screen.getByRole('button', { name: 'Remove Lamp' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Edit the basket' }).getAttribute('href')).toBe('/basket/');
    expect(pay()).toHaveProperty('disabled', true);
  });
});
