import { testAddress } from '@omnis/shop-kit/testing';
import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { QuotePage } from './quote-page.tsx';
import { priced } from './priced-quote.fixture.ts';
import type { Quote } from './quote-words.ts';

afterEach(cleanup);

function show(fetch: (url: string, init?: RequestInit) => Promise<Response>, locale = 'en-GB') {
  const answer: typeof fetch = async (url, init) =>
    // Of the order itself, which has the papers, nothing is told here.
    url.includes('/orders/') ? Response.json({ message: 'Gone' }, { status: 404 }) : fetch(url, init);
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch: answer })}>
      <LocaleContext value={locale}>
        <QuotePage arg={{ params: { orderHash: priced.orderHash } }} />
      </LocaleContext>
    </Provider>,
  );
}

const until = { message: '', at: '2026-11-02T08:00:00Z', validUntil: '2026-11-20' };

it('SD9 a price that has expired is not to be accepted, and asked for anew', async () => {
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
  expect(await screen.findByText('We’re changing your quote')).toBeDefined();
  expect(sent).toEqual([
    { action: 'change', from: 'quote', note: 'Please send me a new price for the same request.' },
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

it('SD9 an accepted price leads the keyboard to what came of it', async () => {
  let quote = priced;
  show(async (_url, init) => {
    if (init?.method === 'POST') quote = { ...priced, status: 'bespoke_mockup', moves: [] };
    return Response.json(quote);
  });
  const accept = await screen.findByRole('button', { name: 'Accept £18.00' });
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

it.each([
  ['is shown once it is confirmed', 'po_confirmed', 'Your approved mock-up'],
  ['is shown while it is made', 'bespoke_printing', 'Your approved mock-up'],
  ['is part of the answer before', 'bespoke_approved', 'Your answer'],
] as const)('the mock-up that was approved %s', async (_when, status, heading) => {
  const moves = status === 'bespoke_approved' ? (['po_confirmed'] as const) : [];
  show(async () => Response.json({ ...priced, status, moves, mockup: '/images/uploads/21/sun.png' }));
  const picture = await screen.findByRole('img', { name: 'Mock-up: how it will be printed' });
  expect(picture.closest('section')).toBe(screen.getByRole('region', { name: heading }));
  expect(picture.closest('a')?.getAttribute('href')).toBe('/images/uploads/21/sun.png');
});

it('SD9 has the number and the address that it was confirmed with', async () => {
  show(async () =>
    Response.json({
      ...priced,
      status: 'po_confirmed',
      moves: [],
      poNumber: 'PO-77',
      deliveryAddress: testAddress,
    }),
  );
  expect(await screen.findByText('PO-77')).toBeDefined();
  expect(screen.getByText(/^Ann Archer 1 High Street Leeds/).previousSibling?.textContent).toBe(
    'Delivery address',
  );
});

it('SD9 a price is answered after it was read', async () => {
  show(async () => Response.json(priced));
  const accept = await screen.findByRole('button', { name: 'Accept £18.00' });
  const price = screen.getByRole('heading', { name: 'Price' });
  expect(price.compareDocumentPosition(accept) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
