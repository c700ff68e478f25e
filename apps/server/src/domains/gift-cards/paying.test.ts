import { expect, test } from 'vitest';
import { sharesAgain } from './paying.ts';

const use = (cardId: string, returned_minor: number, balance_minor: number) => ({
  card_id: cardId,
  amount_minor: returned_minor,
  returned_minor,
  balance_minor,
  ending: 'X8VZ',
  currency: 'GBP',
  blocked_at: null,
  expires_at: null,
});

test('cards pay an order again as far as they have it, and leave what can be charged', () => {
  const again = (uses: Parameters<typeof sharesAgain>[0]) =>
    sharesAgain(uses, { totalMinor: 2795, currency: 'GBP' });
  expect(again([use('a', 2795, 5000)])).toEqual([{ cardId: 'a', amountMinor: 2795 }]);
  expect(again([use('a', 2795, 2790), use('b', 0, 900)])).toEqual([{ cardId: 'a', amountMinor: 2765 }]);
  expect(again([use('a', 2795, 0)])).toEqual([]);
});
