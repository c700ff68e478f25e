import { useOrdersGetQuery, useOrdersOptionsQuery } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testOrder } from '../order/order.fixture.ts';
import type { Order } from '../order/stages.ts';
import type { Options } from './after-sale-content.ts';
import { ChangePage } from './change-page.tsx';
import { testOrderLine } from './order-line.fixture.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const steps = [
  { quantity: 1, price: 24 },
  { quantity: 10, price: 12 },
];
const items = [
  testOrderLine({ id: 'tee', quantity: 11, priceIncTax: 12 }),
  testOrderLine({ id: 'mug', quantity: 1, priceIncTax: 9, productId: 2, name: 'Mug' }),
];
const options: Options = {
  stage: 'changeable',
  canSetAddress: true,
  canChangeLines: true,
  canCancel: false,
  countries: [],
  eoriCountries: [],
  lines: [
    { id: 'tee', variantId: 'v', choices: [], quantityPrices: steps },
    { id: 'mug', variantId: 'w', choices: [], quantityPrices: [] },
  ],
};

function open(): void {
  const totals = { ...testOrder().totals, subtotal: 141, discount: 0, total: 141 };
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value="en-GB">
        <ChangePage order={testOrder({ items, totals })} options={options} />
      </LocaleContext>
    </Provider>,
  );
}

function want(quantity: number): void {
  const field = screen.getByRole('spinbutton', { name: /Tee/ });
  fireEvent.change(field, { target: { value: String(quantity) } });
  fireEvent.blur(field);
}

const submit = (): HTMLElement => screen.getByRole('button', { name: 'Change the order' });

describe('OD5 an order of things that cost less by the dozen', () => {
  it('tells what each costs then, and gives back what is left', () => {
    open();
    want(3);
    expect(screen.getByText('11 in your order · each then costs £24.00 instead of £12.00')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('You get back£60.00');
    expect(submit()).toHaveProperty('disabled', false);
  });

  it('says so where fewer would cost more, and is not sent', () => {
    open();
    want(9);
    expect(screen.getByRole('status').textContent).toMatch(
      /^If you order fewer, .* £84\.00 more than now\. Keep them/,
    );
    expect(submit()).toHaveProperty('disabled', true);
  });
});

/** A server that does what it is asked, and whose answer to that is lost. */
function losesAnswers(before: { order: Order; options: Options }, after: { order: Order; options: Options }) {
  let now = before;
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (to: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(to instanceof Request ? to.url : to, 'http://shop.example');
    if ((init?.method ?? 'GET') === 'POST') {
      sent.push(new Headers(init?.headers).get('idempotency-key'));
      now = after;
      throw new TypeError('Failed to fetch');
    }
    return Response.json(pathname.includes('/options/') ? now.options : now.order);
  });
  return sent;
}

function Live({ orderHash }: { readonly orderHash: string }) {
  const { data: order } = useOrdersGetQuery({ params: { orderHash } });
  const { data: known } = useOrdersOptionsQuery({ params: { orderHash } });
  return order && known ? <ChangePage order={order} options={known} /> : null;
}

function openLive(orderHash: string): void {
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value="en-GB">
        <Live orderHash={orderHash} />
      </LocaleContext>
    </Provider>,
  );
}

describe('OD5 an order whose answer is lost', () => {
  it('is said to be cancelled once it is', async () => {
    const order = testOrder({ items });
    const closed: Options = { ...options, stage: 'closed', canChangeLines: false, canSetAddress: false };
    losesAnswers(
      { order, options: { ...options, canCancel: true } },
      { order: { ...order, status: 'refunded' }, options: closed },
    );
    openLive(order.orderHash);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('Your order was cancelled')).toBeDefined();
    expect(screen.getByRole('alert').textContent).not.toContain('try again');
  });

  it('is said to be changed once it is', async () => {
    const order = testOrder({ items });
    const fewer = [testOrderLine({ id: 'tee', quantity: 10, priceIncTax: 12 }), ...items.slice(1)];
    const sent = losesAnswers({ order, options }, { order: { ...order, items: fewer }, options });
    openLive(order.orderHash);
    await screen.findByRole('spinbutton', { name: /Tee/ });
    want(10);
    fireEvent.click(submit());
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Your changes have been saved.'),
    );
    expect(sent).toHaveLength(1);
  });
});

describe('OD5 the choice', () => {
  it('is there again when the page is loaded anew', async () => {
    open();
    want(10);
    cleanup();
    open();
    expect((await screen.findByRole<HTMLInputElement>('spinbutton', { name: /Tee/ })).value).toBe('10');
  });

  it('is at least one: none is told at the field, which stays', () => {
    open();
    want(0);
    expect(screen.getByText(/^Enter a number from 1 to 11\./)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: /Tee/ }).value).toBe('11');
  });
});
