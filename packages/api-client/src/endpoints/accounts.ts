import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { personalTags, visitorTags } from '../tags.ts';
import type {
  CallLazyQueryHook,
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const others = [...visitorTags, ...personalTags] as const;

const nobody: CallAnswer<'accounts.get'> = { user: null, store: { active: null, all: [] } };

/** Endpoints for the signed-in person, and for signing in, up and out. */
export const accountsApi: CallsApi<{
  accountsGet: CallQueryEndpoint<'accounts.get'>;
  accountsLogin: CallMutationEndpoint<'accounts.login'>;
  accountsLogout: CallMutationEndpoint<'accounts.logout'>;
  accountsCreateCustomer: CallMutationEndpoint<'accounts.createCustomer'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    accountsGet: build.query<CallAnswer<'accounts.get'>, CallArg<'accounts.get'>>({
      query: callQuery('accounts.get'),
      providesTags: ['Session'],
    }),
    accountsLogin: build.mutation<CallAnswer<'accounts.login'>, CallArg<'accounts.login'>>({
      query: callQuery('accounts.login'),
      invalidatesTags: (session) => (session === undefined ? [] : [...others]),
      onQueryStarted: takeSession,
    }),
    accountsLogout: build.mutation<CallAnswer<'accounts.logout'>, CallArg<'accounts.logout'>>({
      query: callQuery('accounts.logout'),
      // Whatever the server answers, nobody is signed in any more (platform.md §4 Logout). What only they may read is
      // dropped by the store once its pages are left: dropping it here would have open pages ask for it again.
      invalidatesTags: [...visitorTags],
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => null);
        dispatch(putSession(nobody));
      },
    }),
    accountsCreateCustomer: build.mutation<
      CallAnswer<'accounts.createCustomer'>,
      CallArg<'accounts.createCustomer'>
    >({
      query: callQuery('accounts.createCustomer'),
      invalidatesTags: (session) => (session === undefined ? [] : [...others]),
      onQueryStarted: takeSession,
    }),
  }),
});

/** Writes an answered session over the cached one, so that nothing asks again who is signed in. */
export function putSession(session: CallAnswer<'accounts.get'>): UnknownAction {
  return accountsApi.util.upsertQueryEntries([
    { endpointName: 'accountsGet', arg: undefined, value: session },
  ]);
}

/** Takes over the session that a call answers with. */
export async function takeSession(
  _arg: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    readonly dispatch: (action: UnknownAction) => unknown;
    readonly queryFulfilled: Promise<{ readonly data: CallAnswer<'accounts.get'> }>;
  },
): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer !== null) dispatch(putSession(answer.data));
}

/** `accounts.get`: the account that is signed in on this host. */
export const useAccountsGetQuery: CallQueryHook<'accounts.get'> = accountsApi.useAccountsGetQuery;

/** `accounts.get`: the account that is signed in on this host. Asked when its trigger is called. */
export const useLazyAccountsGetQuery: CallLazyQueryHook<'accounts.get'> = accountsApi.useLazyAccountsGetQuery;

/** `accounts.login`: sign in: customers on a store host, owners on the platform host, staff on the atlas host. */
export const useAccountsLoginMutation: CallMutationHook<'accounts.login'> =
  accountsApi.useAccountsLoginMutation;

/** `accounts.logout`: sign out: the session ends on the server too. */
export const useAccountsLogoutMutation: CallMutationHook<'accounts.logout'> =
  accountsApi.useAccountsLogoutMutation;

/** `accounts.createCustomer`: sign up as a customer of the store, and in. */
export const useAccountsCreateCustomerMutation: CallMutationHook<'accounts.createCustomer'> =
  accountsApi.useAccountsCreateCustomerMutation;
