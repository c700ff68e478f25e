import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { testOrder } from '../order/order.fixture.ts';
import { CancelOrder } from './cancel-order.tsx';

afterEach(cleanup);

it('OD8 a cancelled order that a gift card paid is said to go back to that', async () => {
  const order = testOrder({ payment: { method: 'Gift card', state: 'paid', giftCardAmount: 27.95 } });
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value="en-GB">
        <CancelOrder order={order} onAnswer={() => undefined} />
      </LocaleContext>
    </Provider>,
  );
  expect(await screen.findByText(/We’ll refund £27\.95 to your gift card\./)).toBeDefined();
  expect(document.body.textContent).not.toContain('the card you paid with');
});
