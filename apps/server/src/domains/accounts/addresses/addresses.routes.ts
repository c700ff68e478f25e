import { fail, ok, type Result } from '../../../http/answer.ts';
import type { CallContext } from '../../../http/context.ts';
import { route, type Route } from '../../../http/route.ts';
import type { AddressesService, AddressOwner } from './addresses.service.ts';

function ownerOf({ division, visitor }: CallContext): Result<AddressOwner> {
  return visitor.identity
    ? ok({ division, customer: visitor.identity.id })
    : fail('unauthenticated', 'Sign in to go on');
}

/** Calls of customers' addresses. */
export function addressesRoutes(addresses: AddressesService): Route[] {
  return [
    route('accounts.addresses', async (context) => {
      const owner = ownerOf(context);
      return owner.ok ? ok(await addresses.list(owner.value)) : owner;
    }),
    route('accounts.addAddress', async (context, { body }) => {
      const owner = ownerOf(context);
      return owner.ok ? addresses.add(owner.value, body) : owner;
    }),
    route('accounts.updateAddress', async (context, { params, body }) => {
      const owner = ownerOf(context);
      return owner.ok ? addresses.update(owner.value, params.id, body.address) : owner;
    }),
    route('accounts.setDefaultAddress', async (context, { params }) => {
      const owner = ownerOf(context);
      return owner.ok ? addresses.setDefault(owner.value, params.id) : owner;
    }),
    route('accounts.removeAddress', async (context, { params }) => {
      const owner = ownerOf(context);
      return owner.ok ? addresses.remove(owner.value, params.id) : owner;
    }),
  ];
}
