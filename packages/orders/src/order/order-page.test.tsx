import { deliveryByMail } from '@omnis/models';
import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import type * as View from '@omnis/shop-kit/view';
import { testOrderLine } from '../after-sale/order-line.fixture.ts';
import { testOrder } from './order.fixture.ts';
import { OrderPage } from './order-page.tsx';
import type { Order } from './stages.ts';

vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ today: '2026-11-02' }),
}));
vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({ state: { store: { division: 12 } } }),
}));
vi.mock('../push/push-switch.tsx', () => ({ default: () => null }));

afterEach(cleanup);

function show(order: Order, locale = 'en-GB') {
  const nobody = { code: 'unauthorised', message: 'Sign in', errors: [] };
  const fetch = async (url: string): Promise<Response> =>
    url.includes('/secure/') ? Response.json(nobody, { status: 401 }) : Response.json(order);
  const arg = { params: { orderHash: order.orderHash } };
  const router = createMemoryRouter([{ path: '*', element: <OrderPage arg={arg} /> }]);
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <LocaleContext value={locale}>
        <RouterProvider router={router} />
      </LocaleContext>
    </Provider>,
  );
}

it('OD2 an order that nothing was tried for asks to be paid, and waits for no bank', async () => {
  const payment = { method: '', state: 'pending', giftCardAmount: 10, payable: true } as const;
  const giftCards = [{ ending: 'AB12', amount: 10, returned: 0, balance: 5 }];
  const order = testOrder({ status: 'to_be_paid', payment, giftCards });
  show(order);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('To be paid: £17.95');
  const pay = screen.getByRole('link', { name: 'Pay £17.95' });
  expect(pay.getAttribute('href')).toBe(`/pay/${order.orderHash}/`);
  expect(screen.queryByText(/bank|Confirming/)).toBeNull();
});

it('OD2 a gift card that was bought does not expire, and the receipt says so', async () => {
  const giftCard = { name: 'Ann', email: 'ann@shop.example', message: '' };
  show(testOrder({ items: [testOrderLine({ giftCard }), testOrderLine({ id: 'b', name: 'Mug' })] }));
  expect((await screen.findAllByText(/Quantity 1/)).map(({ textContent }) => textContent)).toEqual([
    'Quantity 1 · Doesn’t expire',
    'Quantity 1',
  ]);
});

it.each([
  ['its total', [], 'Pay £27.95'],
  // The card pays its part again, as far as it still has it: only the page of the payment knows.
  [
    'no amount where a gift card paid a part',
    [{ ending: 'AB12', amount: 10, returned: 10, balance: 10 }],
    'Pay now',
  ],
])('an order that can be paid still names %s', async (_what, giftCards, name) => {
  const payment = {
    method: 'Visa •••• 4242',
    state: 'failed',
    giftCardAmount: 0,
    payable: true,
  } as const;
  const order = testOrder({ status: 'to_be_paid', payment, giftCards });
  show(order);
  const pay = await screen.findByRole('link', { name: /^Pay/ });
  expect(pay.textContent).toBe(name);
  expect(pay.getAttribute('href')).toBe(`/pay/${order.orderHash}/`);
});

it.each([
  ['en-GB', 'By email'],
  ['fr-FR', 'Par e-mail'],
])('gift cards go by mail in the words of %s, whatever their order was written in', async (locale, words) => {
  show(testOrder({ shippingMethod: deliveryByMail }), locale);
  expect(await screen.findByText(words)).toBeDefined();
});

it.each([
  ['paid', 10, ['Gift card', 'Paid']],
  ['paid', 27.95, ['Gift card']],
  ['pending', 10, ['Gift card', 'To pay']],
] as const)(
  'an order that is %s, of which a gift card paid %d, says what became of the rest',
  async (state, paid, terms) => {
    const payment = { method: 'Visa •••• 4242', state, giftCardAmount: paid };
    const giftCards = [{ ending: 'AB12', amount: paid, returned: 0, balance: 5 }];
    show(testOrder({ payment, giftCards }));
    await screen.findByRole('heading', { level: 1 });
    const said = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(said.slice(said.indexOf('Gift card'))).toEqual(terms);
  },
);

const refused = [
  { time: '2026-11-01T08:00:00Z', success: false, message: 'Declined', methodName: 'Visa •••• 0002' },
];

it('OD12 a refused card is told of while the order is unpaid, and not on the page that thanks for it', async () => {
  show(testOrder({ attempts: refused }));
  await screen.findByRole('link', { name: 'Continue shopping' });
  expect(screen.queryByText('Earlier attempts')).toBeNull();
  cleanup();
  const payment = { method: 'Visa •••• 0002', state: 'failed', giftCardAmount: 0, payable: true } as const;
  show(testOrder({ status: 'to_be_paid', payment, attempts: refused }));
  expect(await screen.findByText('Earlier attempts')).toBeDefined();
});

it('OD12 one button leads on from an order, and all else that can be done with it is a quiet link', async () => {
  show(testOrder({ returnable: true }));
  await screen.findByRole('link', { name: 'Invoice' });
  const actions = document.querySelector('.actions')!;
  const ways = [...actions.querySelectorAll('a, button')].map((way) => [
    way.textContent,
    way.closest('li') !== null,
  ]);
  expect(ways).toEqual([
    ['Continue shopping', false],
    ['Change or cancel', true],
    ['Return or exchange', true],
    ['Order again', true],
    ['Invoice', true],
  ]);
});

it('OD12 a guest keeps their details with one field, which asks for a password', async () => {
  show(testOrder());
  const field = await screen.findByLabelText(/^Password/);
  const panel = screen.getByRole('region', { name: 'Save your details for next time' });
  expect(panel.textContent).toContain('ann@shop.example');
  expect(panel.querySelectorAll('input:not([type=hidden])')).toHaveLength(1);
  expect(field.getAttribute('autocomplete')).toBe('new-password');
});
