import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import ordersEn from '../texts/orders/en.ts';
import { stoppedTexts, titleKeyOf, type Options } from './after-sale-content.ts';
import type { AfterSalePurpose } from './after-sale-path.ts';

const t = translator(ordersEn, 'en-GB');
type Flow = Parameters<typeof stoppedTexts>[1]['flow'];
type Rights = Pick<Options, 'stage' | 'canSetAddress' | 'canChangeLines'>;
const changeable: Rights = { stage: 'changeable', canSetAddress: true, canChangeLines: true };
const shipped: Rights = { stage: 'shipped', canSetAddress: false, canChangeLines: false };
const making: Rights = { ...shipped, stage: 'making' };
const closed: Rights = { ...shipped, stage: 'closed' };

describe('the title of a page after the sale', () => {
  it.each<[AfterSalePurpose, Rights, string, Flow?]>([
    ['returns', changeable, 'Change or cancel your order'],
    ['edit-order', changeable, 'Change or cancel your order'],
    ['edit-order', shipped, 'Return or exchange'],
    ['returns', shipped, 'Return or exchange'],
    ['update-address', changeable, 'Change your delivery address'],
    ['update-address', shipped, 'Your order has already been sent'],
    ['returns', making, 'Your order is already being made'],
    ['returns', closed, 'This order can no longer be changed'],
    ['returns', closed, 'Our team handles returns for this order', 'bespoke'],
    ['edit-order', closed, 'This order can no longer be changed', 'bespoke'],
  ])('%s of an order that is %o is that of what it shows', (purpose, rights, title, flow = 'normal') => {
    expect(t(titleKeyOf({ purpose, flow, status: 'paid' }, rights))).toBe(title);
  });

  it.each(['issue', 'disputed'] as const)(
    'does not say of an order in %s that it is being made',
    (status) => {
      const asked = { purpose: 'edit-order', flow: 'normal', status } as const;
      expect(t(titleKeyOf(asked, making))).toBe('We’re looking into your order');
    },
  );
});

describe('why nothing can be changed', () => {
  const final = 'It can no longer be changed.';
  it.each<[AfterSalePurpose, Options['stage'], boolean, string[], Flow?]>([
    ['update-address', 'shipped', true, [`${final} You can return anything you don’t want once it arrives.`]],
    // Its time is over, or all of it is on its way back.
    ['update-address', 'shipped', false, [`${final} If something is wrong with it, contact us.`]],
    ['edit-order', 'making', false, [`${final} If something is wrong with it, contact us.`]],
    [
      'returns',
      'making',
      false,
      [
        `${final} If something is wrong with it, contact us.`,
        'You can return items once we’ve sent your order.',
      ],
    ],
    ['returns', 'closed', false, ['See the order page for details.']],
    // An item made to somebody's design was never offered here, and can still be returned for a fault.
    [
      'returns',
      'closed',
      false,
      [
        'It’s made to your design, so you can only return it if something is wrong with it. If so, contact us and we’ll replace it or refund you.',
      ],
      'bespoke',
    ],
    ['edit-order', 'closed', false, ['See the order page for details.'], 'bespoke'],
  ])('%s of an order that is %s, returnable %s', (purpose, stage, returnable, said, flow = 'normal') => {
    expect(stoppedTexts(stage, { purpose, flow, status: 'paid', returnable }).map((key) => t(key))).toEqual(
      said,
    );
  });
});
