import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { LocaleContext } from '../texts/use-texts.ts';
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

function show(fetch: (url: string, init?: RequestInit) => Promise<Response>, locale = 'en-GB') {
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <LocaleContext value={locale}>
        <QuotePage arg={{ params: { orderHash } }} />
      </LocaleContext>
    </Provider>,
  );
}

const until = { message: '', at: '2026-11-02T08:00:00Z', validUntil: '2026-11-20' };

it('a price that has expired is not to be accepted, and asked for anew', async () => {
  const sent: unknown[] = [];
  let quote: Quote = { ...priced, moves: [], offer: { ...until, expired: true } };
  show(async (_url, init) => {
    if (init?.method === 'POST') {
      sent.push(await new Request('http://shop.example/', init).json());
      quote = { ...quote, asked: 'Please' };
    }
    return Response.json(quote);
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your price has expired');
  expect(screen.getByRole('status').textContent).toContain('It was valid until 20 November 2026.');
  expect(screen.queryByText(/^Valid until/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a new price' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Your message/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('We are changing your quote')).toBeDefined();
  expect(sent).toEqual([
    { action: 'change', from: 'quote', note: 'Please send me a new price for the same.' },
  ]);
});

it.each([
  ['while it can be accepted', priced, 1],
  ['no longer once it is accepted', { ...priced, status: 'po_confirmed', moves: [] } as const, 0],
])('how long a price is valid is said %s', async (_when, quote, times) => {
  show(async () => Response.json({ ...quote, offer: { ...until, expired: false } }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByText('Valid until 20 November 2026')).toHaveLength(times);
});

it('an accepted price leads the keyboard to what came of it', async () => {
  let quote = priced;
  show(async (_url, init) => {
    if (init?.method === 'POST') quote = { ...priced, status: 'bespoke_mockup', moves: [] };
    return Response.json(quote);
  });
  const accept = await screen.findByRole('button', { name: /^Accept the price/ });
  expect(document.activeElement).toBe(document.body);
  accept.focus();
  fireEvent.click(accept);
  await waitFor(() => expect(accept.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it.each([
  ['en-GB', 'Front: 1 colour'],
  ['fr', 'Devant\u00a0: 1 couleur'],
])('says where what is printed, with the colon of its language (%s)', async (locale, text) => {
  const wish = { ...priced.wish, prints: [{ position: 'front' as const, colours: '1' as const }] };
  show(async () => Response.json({ ...priced, wish }), locale);
  expect((await screen.findByText(/colour|couleur/)).textContent).toBe(text);
});
