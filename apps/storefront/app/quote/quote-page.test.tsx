import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { QuotePage } from './quote-page.tsx';
import type { Quote } from './quote-words.ts';

afterEach(cleanup);

const orderHash = 'h'.repeat(24);
const none = { discount: 0, goodsTax: 0, taxDiscount: 0, shipping: 0, shippingTax: 0 };
const priced: Quote = {
  orderHash,
  number: 'Q-1',
  status: 'quote',
  percentComplete: 10,
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
  mockup: null,
  asked: '',
  poNumber: '',
  moves: ['bespoke_mockup'],
  statusLog: [],
};

it('an accepted price leads the keyboard to what came of it', async () => {
  let quote = priced;
  const fetch = async (_url: string, init?: RequestInit): Promise<Response> => {
    if (init?.method === 'POST') quote = { ...priced, status: 'bespoke_mockup', moves: [] };
    return Response.json(quote);
  };
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <QuotePage arg={{ params: { orderHash } }} />
    </Provider>,
  );
  const accept = await screen.findByRole('button', { name: /^Accept the price/ });
  expect(document.activeElement).toBe(document.body);
  accept.focus();
  fireEvent.click(accept);
  await waitFor(() => expect(accept.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
