import type { BasketAnswer } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import {
  emptyCheckout,
  holdUnsavedNote,
  storeDraft,
  unsavedNote,
  useDraft,
  writeDraft,
} from '@omnis/shopping';
import { testBasketLine } from '@omnis/shopping/testing';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import CheckoutPage from '../routes/checkout.tsx';

vi.mock('../../../../packages/shopping/src/checkout/checkout-form.tsx', () => ({
  CheckoutForm: ({ basket }: { readonly basket: BasketAnswer }): ReactElement => (
    <p>
      Begins with {useDraft(basket, { country: 'GB' }).initialValues['shippingAddress.street'] || 'nothing'}
    </p>
  ),
}));

const line = testBasketLine();
const none = { discount: 0, goodsTax: 0, taxDiscount: 0, shipping: 0, shippingTax: 0 };
const basket: BasketAnswer = {
  items: [line],
  currency: 'GBP',
  totalQuantity: 1,
  totals: { currency: 'GBP', subtotal: 9, total: 9, ...none },
  coupon: null,
  giftNote: '',
  freeDelivery: null,
};
const ann = { id: 'ann', kind: 'customer', email: 'ann@shop.example', verified: true };

beforeEach(() => {
  const typed = { ...emptyCheckout('GB'), 'shippingAddress.street': '14 Canal Wharf' };
  storeDraft(writeDraft(typed, { lines: [`${line.productId}`], user: ann.id, now: Date.now() }));
});
afterEach(() => {
  cleanup();
  storeDraft(null);
});

/** Opens the checkout; who it is for is answered later, by what is handed back. */
async function open(): Promise<(answer: Response) => void> {
  const session = Promise.withResolvers<Response>();
  const store = createOmnisStore({
    app: 'storefront',
    fetch: async (url) => (url.includes('/secure/get/') ? session.promise : Response.json(basket)),
  });
  const router = createMemoryRouter([{ path: '*', element: <CheckoutPage /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain(line.key));
  await act(async () => undefined);
  expect(screen.queryByText(/^Begins with/)).toBeNull();
  return session.resolve;
}

it('a signed-in shopper’s draft is there again when their session is answered late', async () => {
  const answer = await open();
  answer(Response.json({ user: ann, store: { active: null, all: [] } }));
  expect(await screen.findByText('Begins with 14 Canal Wharf')).toBeDefined();
});

it('a session that cannot be read leaves the checkout to a guest, without what is not theirs', async () => {
  const answer = await open();
  answer(Response.json({ message: 'Sign in', code: 'unauthenticated', errors: [] }, { status: 401 }));
  expect(await screen.findByText('Begins with nothing')).toBeDefined();
});

it.each([
  ['main', 'For Ada'],
  ['now', ''],
] as const)(
  'a gift note that the basket could not take comes along to the checkout of %s as %j',
  (ordered, note) => {
    holdUnsavedNote('For Ada');
    const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
      <Provider store={createOmnisStore({ app: 'storefront' })}>{children}</Provider>
    );
    const { result } = renderHook(() => useDraft(basket, { country: 'GB', ordered }), { wrapper });
    expect(result.current.initialValues.note).toBe(note);
    act(() => result.current.forget());
    expect(unsavedNote()).toBeNull();
  },
);
