import { z } from 'zod';
import { defineCall } from '../call.ts';
import { addressSchema } from './common.ts';
import { v3 } from '../prefixes.ts';

const savedAddresses = z.object({
  items: z.array(
    addressSchema.extend({
      id: z.string(),
      /** The one that a checkout begins with; at most one is. Without one it is the one used last. */
      isDefault: z.boolean(),
    }),
  ),
  /** ISO 3166 codes that the store delivers to, its own country first: an address lies in one of them. */
  countries: z.array(z.string()),
  /** Those of them where a company needs an EORI number. */
  eoriCountries: z.array(z.string()),
});

const params = z.object({ id: z.uuid('This is not one of your addresses') });

export const accountsAddresses = defineCall('accounts.addresses', {
  method: 'GET',
  path: `${v3}/shop/customer/addresses/`,
  access: 'customer',
  summary: 'Addresses of the signed-in customer: the default one, then the last used first.',
  response: savedAddresses,
});

export const accountsAddAddress = defineCall('accounts.addAddress', {
  method: 'POST',
  path: `${v3}/shop/customer/addresses/`,
  access: 'customer',
  status: 201,
  summary: 'Keep another address of the signed-in customer; answers with all of them.',
  body: z.object({ address: addressSchema, isDefault: z.boolean().default(false) }),
  response: savedAddresses,
});

export const accountsUpdateAddress = defineCall('accounts.updateAddress', {
  method: 'PATCH',
  path: `${v3}/shop/customer/addresses/:id/`,
  access: 'customer',
  summary: 'Change an address of the signed-in customer; answers with all of them. Orders keep theirs.',
  params,
  body: z.object({ address: addressSchema }),
  response: savedAddresses,
});

export const accountsSetDefaultAddress = defineCall('accounts.setDefaultAddress', {
  method: 'POST',
  path: `${v3}/shop/customer/addresses/:id/default/`,
  access: 'customer',
  summary: 'Have checkouts begin with this address; answers with all of them.',
  params,
  response: savedAddresses,
});

export const accountsRemoveAddress = defineCall('accounts.removeAddress', {
  method: 'DELETE',
  path: `${v3}/shop/customer/addresses/:id/`,
  access: 'customer',
  summary: 'Forget an address of the signed-in customer; answers with those that are left.',
  params,
  response: savedAddresses,
});
