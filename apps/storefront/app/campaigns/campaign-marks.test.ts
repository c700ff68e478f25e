import { expect, it } from 'vitest';
import { campaignIn, campaignOf, readShown } from './campaign-marks.ts';

const id = '0b0f7f2e-7f0a-4f5e-9a55-111111111111';

it('storefront.md §3 Notification: reads the campaign of an address and of a notification', () => {
  expect(campaignIn(`?a=1&campaign=${id.toUpperCase()}`)).toBe(id);
  for (const search of ['', '?campaign=', '?campaign=7', '?campaign=javascript:alert(1)'])
    expect(campaignIn(search)).toBeNull();
  expect([campaignOf(`campaign-${id}`), campaignOf(7), campaignOf('subscriber-offer')]).toEqual([
    id,
    null,
    null,
  ]);
});

it('remembers the newest hundred', () => {
  expect(readShown(null)).toEqual([]);
  expect(readShown(Array.from({ length: 150 }, (_, at) => String(at)).join(' '))).toHaveLength(100);
});
