import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginAttempt, noteOrder } from './attempt.ts';
import { NothingToBuy } from './nothing-to-buy.tsx';
import { openOrder } from './open-order.ts';
import { emptyCheckout, toOrder } from './values.ts';

// Popular products are read from the shop, and tested elsewhere.
vi.mock('../catalogue/popular-later.tsx', () => ({ PopularLater: () => null }));

const call = vi.fn<typeof fetch>();
const invitation = 'Add something to it first.';
const explained = /ordered or emptied in another window.*you weren’t charged/;

beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(after: boolean): void {
  const page = (
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value="en-GB">
        <NothingToBuy after={after} />
      </LocaleContext>
    </Provider>
  );
  const routes = [
    { path: '/receipt/:hash', element: <p>The receipt</p> },
    { path: '*', element: page },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

/** A page that was left while it was paid. */
async function leftPaying(): Promise<string> {
  const { key, paymentMethod } = await beginAttempt('f', async () => 'pm_1');
  const shown = { currency: 'GBP', expectedTotal: 9, expectedToPay: 9, delivered: true, paymentMethod };
  noteOrder(key, toOrder(emptyCheckout('GB'), shown));
  return key;
}

it('asks for something to buy where nothing was', async () => {
  show(false);
  expect(await screen.findByText(invitation)).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(call).not.toHaveBeenCalled();
});

it('says what may have become of what was there, and whether it was charged', async () => {
  show(true);
  expect(await screen.findByText(explained)).toBeDefined();
  expect(screen.queryByText(invitation)).toBeNull();
  expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/account/');
  expect(document.activeElement?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
});

it('leads to the receipt of what was paid when the page was loaded anew, asked for under its key', async () => {
  const key = await leftPaying();
  call.mockImplementation(async () => Response.json({ status: 'placed', orderHash: 'h', number: '1' }));
  show(false);
  expect(await screen.findByText('The receipt')).toBeDefined();
  expect(call).toHaveBeenCalledOnce();
  const [, init] = call.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get('Idempotency-Key')).toBe(key);
  expect(JSON.stringify(init?.body)).toContain('pm_1');
  expect(openOrder()).toBeNull();
});

it('asks for something to buy where the server knows of no such order', async () => {
  await leftPaying();
  const failure = { message: 'Your basket is empty', errors: [], code: 'validation_failed' };
  call.mockImplementation(async () => Response.json(failure, { status: 422 }));
  show(false);
  expect(await screen.findByText(invitation)).toBeDefined();
  expect(openOrder()).toBeNull();
});

it('SH7 says that an order’s answer is missing, and asks for it again on request', async () => {
  const key = await leftPaying();
  call.mockRejectedValueOnce(new TypeError('The line broke'));
  show(false);
  expect((await screen.findByRole('alert')).textContent).toMatch(/try again: you won’t be charged twice/);
  expect(screen.queryByText(invitation)).toBeNull();
  expect(openOrder()?.key).toBe(key);
  call.mockImplementation(async () => Response.json({ status: 'placed', orderHash: 'h', number: '1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The receipt')).toBeDefined();
  expect(openOrder()).toBeNull();
});
