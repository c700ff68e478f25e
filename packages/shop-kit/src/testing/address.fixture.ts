import type { ReadValue } from '../data/reads.types.ts';

/** An address in Leeds, for tests. */
export const testAddress: ReadValue<'ordersGet'>['billingAddress'] = {
  firstName: 'Ann',
  lastName: 'Archer',
  company: '',
  street: '1 High Street',
  street2: '',
  city: 'Leeds',
  state: '',
  country: 'GB',
  zip: 'LS1 4AP',
  eori: '',
};
