import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { personalTags, visitorTags } from '../tags.ts';
import { takeSession } from './accounts.ts';
import type { CallMutationEndpoint, CallMutationHook, CallsApi } from '../call-hooks.ts';

/** Passkeys: adding and removing them, and signing in with one. */
export const accountPasskeysApi: CallsApi<{
  accountsBeginPasskey: CallMutationEndpoint<'accounts.beginPasskey'>;
  accountsAddPasskey: CallMutationEndpoint<'accounts.addPasskey'>;
  accountsRemovePasskey: CallMutationEndpoint<'accounts.removePasskey'>;
  accountsPasskeyOptions: CallMutationEndpoint<'accounts.passkeyOptions'>;
  accountsPasskeyLogin: CallMutationEndpoint<'accounts.passkeyLogin'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    accountsBeginPasskey: build.mutation<
      CallAnswer<'accounts.beginPasskey'>,
      CallArg<'accounts.beginPasskey'>
    >({ query: callQuery('accounts.beginPasskey') }),
    accountsAddPasskey: build.mutation<CallAnswer<'accounts.addPasskey'>, CallArg<'accounts.addPasskey'>>({
      query: callQuery('accounts.addPasskey'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Security']),
    }),
    accountsRemovePasskey: build.mutation<
      CallAnswer<'accounts.removePasskey'>,
      CallArg<'accounts.removePasskey'>
    >({
      query: callQuery('accounts.removePasskey'),
      // It may have been removed elsewhere.
      invalidatesTags: ['Security'],
    }),
    accountsPasskeyOptions: build.mutation<
      CallAnswer<'accounts.passkeyOptions'>,
      CallArg<'accounts.passkeyOptions'>
    >({ query: callQuery('accounts.passkeyOptions') }),
    accountsPasskeyLogin: build.mutation<
      CallAnswer<'accounts.passkeyLogin'>,
      CallArg<'accounts.passkeyLogin'>
    >({
      query: callQuery('accounts.passkeyLogin'),
      invalidatesTags: (session) => (session === undefined ? [] : [...visitorTags, ...personalTags]),
      onQueryStarted: takeSession,
    }),
  }),
});

/** `accounts.beginPasskey`: the options for a browser to create a passkey. */
export const useAccountsBeginPasskeyMutation: CallMutationHook<'accounts.beginPasskey'> =
  accountPasskeysApi.useAccountsBeginPasskeyMutation;

/** `accounts.addPasskey`: keep the passkey that the browser made. */
export const useAccountsAddPasskeyMutation: CallMutationHook<'accounts.addPasskey'> =
  accountPasskeysApi.useAccountsAddPasskeyMutation;

/** `accounts.removePasskey`: let a passkey open the account no more. */
export const useAccountsRemovePasskeyMutation: CallMutationHook<'accounts.removePasskey'> =
  accountPasskeysApi.useAccountsRemovePasskeyMutation;

/** `accounts.passkeyOptions`: the options for a browser to sign in with a passkey. */
export const useAccountsPasskeyOptionsMutation: CallMutationHook<'accounts.passkeyOptions'> =
  accountPasskeysApi.useAccountsPasskeyOptionsMutation;

/** `accounts.passkeyLogin`: sign in with a passkey. */
export const useAccountsPasskeyLoginMutation: CallMutationHook<'accounts.passkeyLogin'> =
  accountPasskeysApi.useAccountsPasskeyLoginMutation;
