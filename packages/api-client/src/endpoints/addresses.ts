import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';

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
export const addressesApi = api.injectEndpoints({
  endpoints: (build) => {
    const list = build.query<CallAnswer<'accounts.addresses'>, CallArg<'accounts.addresses'>>({
      query: callQuery('accounts.addresses'),
      providesTags: ['Address'],
    });
    return {
      accountsAddresses: list,
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
    };
  },
});

export const {
  /** `accounts.addresses`: addresses of the signed-in customer: the default one, then the last used first. */
  useAccountsAddressesQuery,
  /** `accounts.addAddress`: keep another address. */
  useAccountsAddAddressMutation,
  /** `accounts.updateAddress`: change an address. */
  useAccountsUpdateAddressMutation,
  /** `accounts.setDefaultAddress`: have checkouts begin with an address. */
  useAccountsSetDefaultAddressMutation,
  /** `accounts.removeAddress`: forget an address. */
  useAccountsRemoveAddressMutation,
} = addressesApi;
