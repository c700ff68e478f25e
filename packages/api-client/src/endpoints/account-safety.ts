import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { personalTags, visitorTags } from '../tags.ts';
import { putSession, takeSession } from './accounts.ts';

/** How an account is kept: its second factor, sessions, trusted devices, and the proof before what is dangerous. */
export const accountSafetyApi = api.injectEndpoints({
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

export const {
  /** `accounts.recoveryLogin`: sign in with a recovery code in place of the second factor. */
  useAccountsRecoveryLoginMutation,
  /** `accounts.confirm`: prove the password before what is dangerous. */
  useAccountsConfirmMutation,
  /** `accounts.security`: the second factor, sessions and trusted devices of the account. */
  useAccountsSecurityQuery,
  /** `accounts.beginTwoFactor`: make a secret for an authenticator app. */
  useAccountsBeginTwoFactorMutation,
  /** `accounts.confirmTwoFactor`: turn the second factor on by its first code. */
  useAccountsConfirmTwoFactorMutation,
  /** `accounts.newRecoveryCodes`: ten new recovery codes. */
  useAccountsNewRecoveryCodesMutation,
  /** `accounts.disableTwoFactor`: turn the second factor off. */
  useAccountsDisableTwoFactorMutation,
  /** `accounts.revokeSession`: end one session. */
  useAccountsRevokeSessionMutation,
  /** `accounts.revokeOtherSessions`: end every session but this one. */
  useAccountsRevokeOtherSessionsMutation,
  /** `accounts.forgetDevice`: ask a trusted device for the second factor again. */
  useAccountsForgetDeviceMutation,
} = accountSafetyApi;
