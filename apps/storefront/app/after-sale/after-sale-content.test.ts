import { describe, expect, it } from 'vitest';
import { english } from '../texts/english.ts';
import ordersEn from '../texts/orders/en.ts';
import { stoppedTexts, titleKeyOf, type Options } from './after-sale-content.ts';
import type { AfterSalePurpose } from './after-sale-path.ts';

const t = english(ordersEn);
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
    ['update-address', shipped, 'Your order has left us already'],
    ['returns', making, 'Your order is being made already'],
    ['returns', closed, 'This order cannot be changed any more'],
    ['returns', closed, 'We see to returns of this order for you', 'bespoke'],
    ['edit-order', closed, 'This order cannot be changed any more', 'bespoke'],
  ])('%s of an order that is %o is that of what it shows', (purpose, rights, title, flow = 'normal') => {
    expect(t(titleKeyOf({ purpose, flow, status: 'paid' }, rights))).toBe(title);
  });

  it.each(['issue', 'disputed'] as const)(
    'does not say of an order in %s that it is being made',
    (status) => {
      const asked = { purpose: 'edit-order', flow: 'normal', status } as const;
      expect(t(titleKeyOf(asked, making))).toBe('We are looking into your order');
    },
  );
});

describe('why nothing can be changed', () => {
  const final = 'It cannot be changed any more.';
  it.each<[AfterSalePurpose, Options['stage'], boolean, string[], Flow?]>([
    [
      'update-address',
      'shipped',
      true,
      [`${final} What you do not want you can send back when it has arrived.`],
    ],
    // Its time is over, or all of it is on its way back.
    ['update-address', 'shipped', false, [`${final} If something is wrong with it, write to us.`]],
    ['edit-order', 'making', false, [`${final} If something is wrong with it, write to us.`]],
    [
      'returns',
      'making',
      false,
      [
        `${final} If something is wrong with it, write to us.`,
        'Something can be sent back once your order has left us.',
      ],
    ],
    ['returns', 'closed', false, ['Its page tells what became of it.']],
    // What was made to somebody's design was never offered here, and still comes back for a fault.
    [
      'returns',
      'closed',
      false,
      [
        'It is made to your design, so it can be sent back only if something is wrong with it. If so, write to us, and we replace it or give your money back.',
      ],
      'bespoke',
    ],
    ['edit-order', 'closed', false, ['Its page tells what became of it.'], 'bespoke'],
  ])('%s of an order that is %s, returnable %s', (purpose, stage, returnable, said, flow = 'normal') => {
    expect(stoppedTexts(stage, { purpose, flow, status: 'paid', returnable }).map((key) => t(key))).toEqual(
      said,
    );
  });
});
