import { translator } from '@omnis/texts';
import { expect, it } from 'vitest';
import { isShown, productState } from './product-state.ts';
import en from '../texts/product/en.ts';

const t = translator(en, 'en-GB');

it.each([
  [{ archived: true, enabled: false, approvalStatus: 'Denied' }, 'Archived', false],
  [{ archived: false, enabled: true, approvalStatus: 'Denied' }, 'Denied', false],
  [{ archived: false, enabled: false, approvalStatus: 'Not modded yet' }, 'Draft', false],
  [{ archived: false, enabled: true, approvalStatus: 'Not modded yet' }, 'Waiting for approval', false],
  [{ archived: false, enabled: true, approvalStatus: 'No approval item' }, 'Not approved', false],
  [{ archived: false, enabled: true, approvalStatus: 'Approved' }, 'On sale', true],
] as const)('%o is “%s”', (product, text, shown) => {
  expect(productState(t, product).text).toBe(text);
  expect(isShown(product)).toBe(shown);
});
