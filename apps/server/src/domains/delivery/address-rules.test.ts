import { expect, test } from 'vitest';
import { addressErrors, phoneErrors, tidyAddress } from './address-rules.ts';

const address = {
  firstName: 'Ann',
  lastName: 'Archer',
  company: '',
  street: '1 High Street',
  street2: '',
  city: 'Somewhere',
  state: '',
  country: 'GB',
  zip: '',
  eori: '',
};
const required = 'This field is required';
const invalid = 'Please enter a valid postcode';
const noState = 'Please choose a valid state or province';

test.each([
  ['US', '', '', { zip: required, state: required }],
  ['US', '9410', 'CA', { zip: invalid }],
  ['US', '94105', '', { state: required }],
  ['US', '94105', 'CA', {}],
  ['CA', 'K1A 0B1', 'ON', {}],
  ['AU', '2000', '', { state: required }],
  ['US', '94105', 'Foo', { state: noState }],
  ['CA', 'K1A 0B1', 'NY', { state: noState }],
  ['US', '94105', 'california', {}],
  ['DE', '', '', { zip: required }],
  ['DE', '0410', '', { zip: invalid }],
  ['DE', '04107', '', {}],
  ['IE', '', '', {}],
  ['JP', '100-0001', '', {}],
  ['HK', '', '', {}],
  ['GB', '', '', { zip: required }],
  ['GB', '12345', '', { zip: invalid }],
])('%s, postcode “%s”, state “%s”', (country, zip, state, faults) => {
  const errors = addressErrors({ ...address, country, zip, state }, 'billingAddress', {
    division: { country: 'GB' },
    delivery: false,
  });
  expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toEqual(
    Object.fromEntries(
      Object.entries(faults).map(([field, message]) => [`billingAddress.${field}`, message]),
    ),
  );
});

test.each([
  ['GB', 'ls11aa', 'LS1 1AA'],
  ['NL', '1012jk', '1012 JK'],
  ['DE', 'D-04107', '04107'],
  ['HK', 'n/a', 'N/A'],
])('%s: %s is stored as %s', (country, zip, stored) => {
  expect(tidyAddress({ ...address, country, zip }).zip).toBe(stored);
});

test.each([
  ['US', 'california', 'CA'],
  ['CA', 'Quebec', 'QC'],
  ['GB', 'Isle of Wight', 'Isle of Wight'],
])('%s: %s is stored as %s', (country, state, stored) => {
  expect(tidyAddress({ ...address, country, state }).state).toBe(stored);
});

test.each([
  ['DE', 'FR123456789', []],
  ['DE', 'GB123456789000', ['shippingAddress.eori']],
  ['DE', 'XX1234567890', ['shippingAddress.eori']],
  ['GB', 'XI123456789000', []],
  ['GB', 'DE123456789', ['shippingAddress.eori']],
])('%s takes the EORI number %s, but for %j', (country, eori, fields) => {
  const place = { division: { country: 'US' }, delivery: true };
  const zip = country === 'DE' ? '04107' : 'LS1 1AA';
  const given = { ...address, company: 'Ann Ltd', country, zip, eori };
  expect(addressErrors(given, 'shippingAddress', place).map(({ field }) => field)).toEqual(fields);
});

test.each([
  ['GB', '', []],
  ['GB', '0113 496 0000', []],
  ['JE', '+44 7700 900123', []],
  ['GB', '+33 6 39 98 01 02', []],
  ['FR', '06 39 98 01 02', []],
  ['GB', 'abc', ['contact.phone']],
  ['GG', '0044 12', ['contact.phone']],
])('in %s the telephone number “%s”', (country, phone, fields) => {
  expect(phoneErrors(phone, { country }).map(({ field }) => field)).toEqual(fields);
});
