import { describe, expect, it } from 'vitest';
import { english } from '../texts/english.ts';
import ordersEn from '../texts/orders/en.ts';
import { titleKeyOf, type Options } from './after-sale-content.ts';
import type { AfterSalePurpose } from './after-sale-path.ts';

const t = english(ordersEn);
type Rights = Pick<Options, 'stage' | 'canSetAddress' | 'canChangeLines'>;
const changeable: Rights = { stage: 'changeable', canSetAddress: true, canChangeLines: true };
const shipped: Rights = { stage: 'shipped', canSetAddress: false, canChangeLines: false };
const making: Rights = { ...shipped, stage: 'making' };

describe('the title of a page after the sale', () => {
  it.each<[AfterSalePurpose, Rights, string]>([
    ['returns', changeable, 'Change or cancel your order'],
    ['edit-order', changeable, 'Change or cancel your order'],
    ['edit-order', shipped, 'Return or exchange'],
    ['returns', shipped, 'Return or exchange'],
    ['update-address', changeable, 'Change your delivery address'],
    ['update-address', shipped, 'Your order has left us already'],
    ['returns', making, 'Your order is being made already'],
  ])('%s of an order that is %o is that of what it shows', (purpose, rights, title) => {
    expect(t(titleKeyOf(purpose, rights))).toBe(title);
  });
});
