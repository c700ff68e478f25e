import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testOrder } from '../order/order.fixture.ts';
import { PayPage } from './pay-page.tsx';

const order = testOrder({ status: 'new', payment: { method: '', state: 'failed', giftCardAmount: 0 } });
const taken = 'This order is paid already. Nothing was charged now.';

let state = 'payable';
let answer: () => Response;
let due = 27.95;
const call = vi.fn<typeof fetch>(async (to, init) => {
  const { pathname } = new URL(to instanceof Request ? to.url : to, 'http://shop.example');
  if (pathname.includes('/test/cards/')) return Response.json({ paymentMethod: 'pm_1' });
  if (init?.method === 'POST') return answer();
  if (!pathname.includes('/checkout/')) return Response.json(order);
  const payment = { processor: 'test', publishableKey: null, methods: ['card'] };
  return Response.json({ state, attempts: [], toPay: due, payment });
});

beforeEach(() => {
  state = 'payable';
  due = 27.95;
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function show(): void {
  const page = (
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value="en-GB">
        <PayPage arg={{ params: { orderHash: order.orderHash } }} />
      </LocaleContext>
    </Provider>
  );
  const routes = [
    { path: '/receipt/:hash', element: <p>The receipt</p> },
    { path: '*', element: page },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

/** Types a card and pays. */
async function pays(): Promise<void> {
  show();
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByRole('button', { name: 'Pay £27.95' });
  fill(/^Card number/, '4242 4242 4242 4242');
  fill(/^Expiry/, '12 / 34');
  fill(/^Security code/, '123');
  fireEvent.click(screen.getByRole('button', { name: 'Pay £27.95' }));
}

const refuse = (message: string) => () =>
  Response.json({ message, errors: [], code: 'conflict' }, { status: 409 });

it('OD3 an order paid in another window is not offered again, and the focus moves to the message', async () => {
  answer = () => {
    state = 'paid';
    return refuse(taken)();
  };
  await pays();
  const said = await screen.findByText(taken);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Pay £27.95' })).toBeNull());
  expect(document.activeElement?.contains(screen.getByText(taken))).toBe(true);
  expect(said).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'See the order' })).toHaveLength(1);
});

it('OD3 a refused payment that is still due can be paid again', async () => {
  answer = refuse('Something has changed');
  await pays();
  expect(await screen.findByText('Something has changed')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Pay £27.95' })).toBeDefined();
});

it('OD3 the difference of an edited order names what was paid before, and not as a gift card', async () => {
  due = 4;
  answer = refuse('Something has changed');
  show();
  expect(await screen.findByRole('button', { name: 'Pay £4.00' })).toBeDefined();
  expect(screen.getByText('Already paid').parentElement?.textContent).toContain('£23.95');
  expect(screen.queryByText('Gift card')).toBeNull();
});

it('OD3 the sum that is paid stays on the page until the receipt is there', async () => {
  answer = () => {
    due = 0;
    return Response.json({ status: 'placed', orderHash: order.orderHash, number: order.number });
  };
  const sums: string[] = [];
  const watch = new MutationObserver(() => sums.push(document.body.textContent));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await pays();
  await screen.findByText('The receipt');
  watch.disconnect();
  expect(sums.some((text) => text.includes('£27.95'))).toBe(true);
  expect(sums.filter((text) => text.includes('£0.00'))).toEqual([]);
});
