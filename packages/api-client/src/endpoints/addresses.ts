import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Writes the answered addresses over the cached ones: each change answers with all of them. */
async function takeAddresses(
  _arg: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    readonly dispatch: (action: UnknownAction) => unknown;
    readonly queryFulfilled: Promise<{ readonly data: CallAnswer<'accounts.addresses'> }>;
  },
): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer === null) return;
  dispatch(
    addressesApi.util.upsertQueryEntries([
      { endpointName: 'accountsAddresses', arg: undefined, value: answer.data },
    ]),
  );
}

/** The addresses that a customer keeps. */
export const addressesApi: CallsApi<{
  accountsAddresses: CallQueryEndpoint<'accounts.addresses'>;
  accountsAddAddress: CallMutationEndpoint<'accounts.addAddress'>;
  accountsUpdateAddress: CallMutationEndpoint<'accounts.updateAddress'>;
  accountsSetDefaultAddress: CallMutationEndpoint<'accounts.setDefaultAddress'>;
  accountsRemoveAddress: CallMutationEndpoint<'accounts.removeAddress'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    accountsAddresses: build.query<CallAnswer<'accounts.addresses'>, CallArg<'accounts.addresses'>>({
      query: callQuery('accounts.addresses'),
      providesTags: ['Address'],
    }),
    accountsAddAddress: build.mutation<CallAnswer<'accounts.addAddress'>, CallArg<'accounts.addAddress'>>({
      query: callQuery('accounts.addAddress'),
      onQueryStarted: takeAddresses,
    }),
    accountsUpdateAddress: build.mutation<
      CallAnswer<'accounts.updateAddress'>,
      CallArg<'accounts.updateAddress'>
    >({ query: callQuery('accounts.updateAddress'), onQueryStarted: takeAddresses }),
    accountsSetDefaultAddress: build.mutation<
      CallAnswer<'accounts.setDefaultAddress'>,
      CallArg<'accounts.setDefaultAddress'>
    >({ query: callQuery('accounts.setDefaultAddress'), onQueryStarted: takeAddresses }),
    accountsRemoveAddress: build.mutation<
      CallAnswer<'accounts.removeAddress'>,
      CallArg<'accounts.removeAddress'>
    >({ query: callQuery('accounts.removeAddress'), onQueryStarted: takeAddresses }),
  }),
});

/** `accounts.addresses`: addresses of the signed-in customer: the default one, then the last used first. */
export const useAccountsAddressesQuery: CallQueryHook<'accounts.addresses'> =
  addressesApi.useAccountsAddressesQuery;

/** `accounts.addAddress`: keep another address. */
export const useAccountsAddAddressMutation: CallMutationHook<'accounts.addAddress'> =
  addressesApi.useAccountsAddAddressMutation;

/** `accounts.updateAddress`: change an address. */
export const useAccountsUpdateAddressMutation: CallMutationHook<'accounts.updateAddress'> =
  addressesApi.useAccountsUpdateAddressMutation;

/** `accounts.setDefaultAddress`: have checkouts begin with an address. */
export const useAccountsSetDefaultAddressMutation: CallMutationHook<'accounts.setDefaultAddress'> =
  addressesApi.useAccountsSetDefaultAddressMutation;

/** `accounts.removeAddress`: forget an address. */
export const useAccountsRemoveAddressMutation: CallMutationHook<'accounts.removeAddress'> =
  addressesApi.useAccountsRemoveAddressMutation;
