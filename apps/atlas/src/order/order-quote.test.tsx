import type { StaffQuote } from '@omnis/contract';
import { createOmnisStore } from '@omnis/store';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { OrderQuote } from './order-quote.tsx';

afterEach(cleanup);

const none = { discount: 0, goodsTax: 0, taxDiscount: 0, shipping: 0, shippingTax: 0 };
const quote: StaffQuote = {
  orderHash: 'h'.repeat(24),
  number: 'Q-1',
  status: 'po_confirmed',
  percentComplete: 38,
  createdAt: '2026-11-01T08:00:00Z',
  currency: 'GBP',
  wish: { product: 't-shirts', colour: '', sizes: [], prints: [], deadline: '' },
  details: '',
  contact: {
    firstName: 'Ada',
    lastName: 'B',
    email: 'ada@example.com',
    company: '',
    country: 'GB',
    vatNumber: '',
  },
  eoriRequired: false,
  artwork: null,
  items: [],
  totals: { currency: 'GBP', subtotal: 18, total: 18, ...none },
  offer: { message: '', at: '2026-11-02T08:00:00Z', validUntil: null },
  mockup: '/images/uploads/21/sun.png',
  asked: '',
  poNumber: 'PO-77',
  deliveryAddress: null,
  moves: [],
  statusLog: [],
  vatRate: 20,
  shipping: 0,
};

function show(shown: StaffQuote): void {
  render(
    <Provider store={createOmnisStore({ app: 'atlas', fetch: async () => Response.json(shown) })}>
      <OrderQuote order={7} />
    </Provider>,
  );
}

it.each(['bespoke_approved', 'po_confirmed', 'bespoke_production', 'bespoke_printing'] as const)(
  'shows those who make it what was approved (%s)',
  async (status) => {
    show({ ...quote, status });
    const picture = await screen.findByRole('img', { name: 'Approved mock-up' });
    expect(picture.closest('a')?.getAttribute('href')).toBe('/images/uploads/21/sun.png');
    expect(screen.queryByLabelText('New mock-up')).toBeNull();
  },
);

it('shows a mock-up as approved only once it is', async () => {
  show({ ...quote, status: 'bespoke_mockup', poNumber: '' });
  expect(await screen.findByRole('img', { name: 'Mock-up the customer sees' })).toBeTruthy();
  expect(screen.queryByText('Approved by the customer')).toBeNull();
});
