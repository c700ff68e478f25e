import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { personalTags, visitorTags } from '../tags.ts';
import { putSession, takeSession } from './accounts.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** How an account is kept: its second factor, sessions, trusted devices, and the proof before what is dangerous. */
export const accountSafetyApi: CallsApi<{
  accountsRecoveryLogin: CallMutationEndpoint<'accounts.recoveryLogin'>;
  accountsConfirm: CallMutationEndpoint<'accounts.confirm'>;
  accountsSecurity: CallQueryEndpoint<'accounts.security'>;
  accountsBeginTwoFactor: CallMutationEndpoint<'accounts.beginTwoFactor'>;
  accountsConfirmTwoFactor: CallMutationEndpoint<'accounts.confirmTwoFactor'>;
  accountsNewRecoveryCodes: CallMutationEndpoint<'accounts.newRecoveryCodes'>;
  accountsDisableTwoFactor: CallMutationEndpoint<'accounts.disableTwoFactor'>;
  accountsRevokeSession: CallMutationEndpoint<'accounts.revokeSession'>;
  accountsRevokeOtherSessions: CallMutationEndpoint<'accounts.revokeOtherSessions'>;
  accountsForgetDevice: CallMutationEndpoint<'accounts.forgetDevice'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    accountsRecoveryLogin: build.mutation<
      CallAnswer<'accounts.recoveryLogin'>,
      CallArg<'accounts.recoveryLogin'>
    >({
      query: callQuery('accounts.recoveryLogin'),
      invalidatesTags: (session) => (session === undefined ? [] : [...visitorTags, ...personalTags]),
      onQueryStarted: takeSession,
    }),
    accountsConfirm: build.mutation<CallAnswer<'accounts.confirm'>, CallArg<'accounts.confirm'>>({
      query: callQuery('accounts.confirm'),
    }),
    accountsSecurity: build.query<CallAnswer<'accounts.security'>, CallArg<'accounts.security'>>({
      query: callQuery('accounts.security'),
      providesTags: ['Security'],
    }),
    accountsBeginTwoFactor: build.mutation<
      CallAnswer<'accounts.beginTwoFactor'>,
      CallArg<'accounts.beginTwoFactor'>
    >({ query: callQuery('accounts.beginTwoFactor') }),
    accountsConfirmTwoFactor: build.mutation<
      CallAnswer<'accounts.confirmTwoFactor'>,
      CallArg<'accounts.confirmTwoFactor'>
    >({
      query: callQuery('accounts.confirmTwoFactor'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Security']),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(putSession(answer.data.session));
      },
    }),
    accountsNewRecoveryCodes: build.mutation<
      CallAnswer<'accounts.newRecoveryCodes'>,
      CallArg<'accounts.newRecoveryCodes'>
    >({
      query: callQuery('accounts.newRecoveryCodes'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Security']),
    }),
    accountsDisableTwoFactor: build.mutation<
      CallAnswer<'accounts.disableTwoFactor'>,
      CallArg<'accounts.disableTwoFactor'>
    >({
      query: callQuery('accounts.disableTwoFactor'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Security']),
      onQueryStarted: takeSession,
    }),
    accountsRevokeSession: build.mutation<
      CallAnswer<'accounts.revokeSession'>,
      CallArg<'accounts.revokeSession'>
    >({
      query: callQuery('accounts.revokeSession'),
      // It may have ended meanwhile.
      invalidatesTags: ['Security'],
    }),
    accountsRevokeOtherSessions: build.mutation<
      CallAnswer<'accounts.revokeOtherSessions'>,
      CallArg<'accounts.revokeOtherSessions'>
    >({
      query: callQuery('accounts.revokeOtherSessions'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Security']),
    }),
    accountsForgetDevice: build.mutation<
      CallAnswer<'accounts.forgetDevice'>,
      CallArg<'accounts.forgetDevice'>
    >({ query: callQuery('accounts.forgetDevice'), invalidatesTags: ['Security'] }),
  }),
});

/** `accounts.recoveryLogin`: sign in with a recovery code in place of the second factor. */
export const useAccountsRecoveryLoginMutation: CallMutationHook<'accounts.recoveryLogin'> =
  accountSafetyApi.useAccountsRecoveryLoginMutation;

/** `accounts.confirm`: prove the password before what is dangerous. */
export const useAccountsConfirmMutation: CallMutationHook<'accounts.confirm'> =
  accountSafetyApi.useAccountsConfirmMutation;

/** `accounts.security`: the second factor, sessions and trusted devices of the account. */
export const useAccountsSecurityQuery: CallQueryHook<'accounts.security'> =
  accountSafetyApi.useAccountsSecurityQuery;

/** `accounts.beginTwoFactor`: make a secret for an authenticator app. */
export const useAccountsBeginTwoFactorMutation: CallMutationHook<'accounts.beginTwoFactor'> =
  accountSafetyApi.useAccountsBeginTwoFactorMutation;

/** `accounts.confirmTwoFactor`: turn the second factor on by its first code. */
export const useAccountsConfirmTwoFactorMutation: CallMutationHook<'accounts.confirmTwoFactor'> =
  accountSafetyApi.useAccountsConfirmTwoFactorMutation;

/** `accounts.newRecoveryCodes`: ten new recovery codes. */
export const useAccountsNewRecoveryCodesMutation: CallMutationHook<'accounts.newRecoveryCodes'> =
  accountSafetyApi.useAccountsNewRecoveryCodesMutation;

/** `accounts.disableTwoFactor`: turn the second factor off. */
export const useAccountsDisableTwoFactorMutation: CallMutationHook<'accounts.disableTwoFactor'> =
  accountSafetyApi.useAccountsDisableTwoFactorMutation;

/** `accounts.revokeSession`: end one session. */
export const useAccountsRevokeSessionMutation: CallMutationHook<'accounts.revokeSession'> =
  accountSafetyApi.useAccountsRevokeSessionMutation;

/** `accounts.revokeOtherSessions`: end every session but this one. */
export const useAccountsRevokeOtherSessionsMutation: CallMutationHook<'accounts.revokeOtherSessions'> =
  accountSafetyApi.useAccountsRevokeOtherSessionsMutation;

/** `accounts.forgetDevice`: ask a trusted device for the second factor again. */
export const useAccountsForgetDeviceMutation: CallMutationHook<'accounts.forgetDevice'> =
  accountSafetyApi.useAccountsForgetDeviceMutation;
