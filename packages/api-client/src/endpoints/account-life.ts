import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { takeSession } from './accounts.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Endpoints for an account after sign-up: its address is verified, its password, profile and agreement change. */
export const accountLifeApi: CallsApi<{
  accountsVerify: CallMutationEndpoint<'accounts.verify'>;
  accountsResendVerification: CallMutationEndpoint<'accounts.resendVerification'>;
  accountsRequestReset: CallMutationEndpoint<'accounts.requestReset'>;
  accountsResetPassword: CallMutationEndpoint<'accounts.resetPassword'>;
  accountsChangePassword: CallMutationEndpoint<'accounts.changePassword'>;
  accountsEula: CallQueryEndpoint<'accounts.eula'>;
  accountsSignEula: CallMutationEndpoint<'accounts.signEula'>;
  accountsUpdateProfile: CallMutationEndpoint<'accounts.updateProfile'>;
  accountsSetPicture: CallMutationEndpoint<'accounts.setPicture'>;
  accountsRemovePicture: CallMutationEndpoint<'accounts.removePicture'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    accountsVerify: build.mutation<CallAnswer<'accounts.verify'>, CallArg<'accounts.verify'>>({
      query: callQuery('accounts.verify'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Session']),
    }),
    accountsResendVerification: build.mutation<
      CallAnswer<'accounts.resendVerification'>,
      CallArg<'accounts.resendVerification'>
    >({ query: callQuery('accounts.resendVerification') }),
    accountsRequestReset: build.mutation<
      CallAnswer<'accounts.requestReset'>,
      CallArg<'accounts.requestReset'>
    >({ query: callQuery('accounts.requestReset') }),
    accountsResetPassword: build.mutation<
      CallAnswer<'accounts.resetPassword'>,
      CallArg<'accounts.resetPassword'>
    >({
      query: callQuery('accounts.resetPassword'),
      // It ends every session, this browser's too.
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Session']),
    }),
    accountsChangePassword: build.mutation<
      CallAnswer<'accounts.changePassword'>,
      CallArg<'accounts.changePassword'>
    >({
      query: callQuery('accounts.changePassword'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Security']),
      onQueryStarted: takeSession,
    }),
    accountsEula: build.query<CallAnswer<'accounts.eula'>, CallArg<'accounts.eula'>>({
      query: callQuery('accounts.eula'),
      providesTags: ['Eula'],
    }),
    accountsSignEula: build.mutation<CallAnswer<'accounts.signEula'>, CallArg<'accounts.signEula'>>({
      query: callQuery('accounts.signEula'),
      // A conflict says that there is a newer text.
      invalidatesTags: ['Eula'],
      onQueryStarted: takeSession,
    }),
    accountsUpdateProfile: build.mutation<
      CallAnswer<'accounts.updateProfile'>,
      CallArg<'accounts.updateProfile'>
    >({ query: callQuery('accounts.updateProfile'), onQueryStarted: takeSession }),
    accountsSetPicture: build.mutation<CallAnswer<'accounts.setPicture'>, CallArg<'accounts.setPicture'>>({
      query: callQuery('accounts.setPicture'),
      onQueryStarted: takeSession,
    }),
    accountsRemovePicture: build.mutation<
      CallAnswer<'accounts.removePicture'>,
      CallArg<'accounts.removePicture'>
    >({ query: callQuery('accounts.removePicture'), onQueryStarted: takeSession }),
  }),
});

/** `accounts.verify`: prove an address by the token of the mail that went to it. */
export const useAccountsVerifyMutation: CallMutationHook<'accounts.verify'> =
  accountLifeApi.useAccountsVerifyMutation;

/** `accounts.resendVerification`: send the mail that proves the address again. */
export const useAccountsResendVerificationMutation: CallMutationHook<'accounts.resendVerification'> =
  accountLifeApi.useAccountsResendVerificationMutation;

/** `accounts.requestReset`: send a link to set a new password. */
export const useAccountsRequestResetMutation: CallMutationHook<'accounts.requestReset'> =
  accountLifeApi.useAccountsRequestResetMutation;

/** `accounts.resetPassword`: set a new password by the token of the mail. */
export const useAccountsResetPasswordMutation: CallMutationHook<'accounts.resetPassword'> =
  accountLifeApi.useAccountsResetPasswordMutation;

/** `accounts.changePassword`: change the password; all other sessions end. */
export const useAccountsChangePasswordMutation: CallMutationHook<'accounts.changePassword'> =
  accountLifeApi.useAccountsChangePasswordMutation;

/** `accounts.eula`: the licence agreement in force, and whether it was signed. */
export const useAccountsEulaQuery: CallQueryHook<'accounts.eula'> = accountLifeApi.useAccountsEulaQuery;

/** `accounts.signEula`: sign the licence agreement. */
export const useAccountsSignEulaMutation: CallMutationHook<'accounts.signEula'> =
  accountLifeApi.useAccountsSignEulaMutation;

/** `accounts.updateProfile`: change name and telephone number. */
export const useAccountsUpdateProfileMutation: CallMutationHook<'accounts.updateProfile'> =
  accountLifeApi.useAccountsUpdateProfileMutation;

/** `accounts.setPicture`: upload a picture of oneself. */
export const useAccountsSetPictureMutation: CallMutationHook<'accounts.setPicture'> =
  accountLifeApi.useAccountsSetPictureMutation;

/** `accounts.removePicture`: remove the picture of oneself. */
export const useAccountsRemovePictureMutation: CallMutationHook<'accounts.removePicture'> =
  accountLifeApi.useAccountsRemovePictureMutation;
