import { expect, test } from 'vitest';
import { offersStudioAddress } from './studio-addresses.ts';

test.each([
  ['studio', ['mug'], true],
  ['studio', [], false],
  ['design-your-own-t-shirt', ['kids-t-shirt'], true],
  ['design-your-own-t-shirt', ['mug'], false],
  ['custom-printed-hoodies', ['hoodie', 'mug'], true],
  ['custom-printed-dress', ['womens-t-shirt'], false],
] as const)('a store offers /%s/ with %j: %s', (address, garments, offered) => {
  expect(offersStudioAddress(address, new Set(garments))).toBe(offered);
});
