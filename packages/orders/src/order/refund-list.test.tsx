import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RefundList } from './refund-list.tsx';

afterEach(cleanup);

it.each([
  [21.6, '£21.60 was refunded to your gift card'],
  [10, '£10.00 of this was refunded to your gift card'],
])('of £21.60, £%d on gift cards is told as all of it or as a part', (giftCardAmount, said) => {
  const refund = {
    id: 'r',
    amount: 21.6,
    giftCardAmount,
    reason: 'Return R-1',
    time: '2026-11-20T08:00:00Z',
  };
  render(
    <LocaleContext value="en-GB">
      <RefundList refunds={[{ ...refund, state: 'refunded' }]} currency="GBP" />
    </LocaleContext>,
  );
  expect(screen.getByText(said)).toBeDefined();
});
