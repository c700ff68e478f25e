import { createOmnisStore } from '@omnis/store';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type * as View from '../data/view.ts';
import { LocaleContext } from '../texts/use-texts.ts';
import { testOrder } from './order.fixture.ts';
import { OrderPage } from './order-page.tsx';

vi.mock('../data/view.ts', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ today: '2026-11-02' }),
}));
vi.mock('../push/push-switch.tsx', () => ({ default: () => null }));

afterEach(cleanup);

it.each([
  ['its total', [], 'Pay £27.95'],
  // The card pays its part again, as far as it still has it: only the page of the payment knows.
  [
    'no amount where a gift card paid a part',
    [{ ending: 'AB12', amount: 10, returned: 10, balance: 10 }],
    'Pay now',
  ],
])('an order that can be paid still names %s', async (_what, giftCards, name) => {
  const payment = { method: 'Visa •••• 4242', state: 'failed', giftCardAmount: 0 } as const;
  const order = testOrder({ status: 'to_be_paid', payment, giftCards });
  const fetch = async (): Promise<Response> => Response.json(order);
  const arg = { params: { orderHash: order.orderHash } };
  const router = createMemoryRouter([{ path: '*', element: <OrderPage arg={arg} /> }]);
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <LocaleContext value="en-GB">
        <RouterProvider router={router} />
      </LocaleContext>
    </Provider>,
  );
  const pay = await screen.findByRole('link', { name: /^Pay/ });
  expect(pay.textContent).toBe(name);
  expect(pay.getAttribute('href')).toBe(`/pay/${order.orderHash}/`);
});
