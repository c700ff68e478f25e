import { expect, test } from 'vitest';
import { addressFields, typedAddress } from './order-address.ts';

test('an address has every field once, without spaces around what was typed', () => {
  const address = typedAddress((field) => `  the ${field}\t`);
  expect(Object.keys(address).toSorted()).toEqual([...addressFields].toSorted());
  for (const field of addressFields) expect(address[field]).toBe(`the ${field}`);
});
