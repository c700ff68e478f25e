import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { putSession, takeSession } from './accounts.ts';
import type {
  CallLazyQueryHook,
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Proofs that somebody is a person, and the person: the captcha, and codes by text message. */
export const accountProofsApi: CallsApi<{
  accountsCaptcha: CallQueryEndpoint<'accounts.captcha'>;
  accountsTextCode: CallMutationEndpoint<'accounts.textCode'>;
  accountsBeginSms: CallMutationEndpoint<'accounts.beginSms'>;
  accountsConfirmSms: CallMutationEndpoint<'accounts.confirmSms'>;
  accountsDisableSms: CallMutationEndpoint<'accounts.disableSms'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    accountsCaptcha: build.query<CallAnswer<'accounts.captcha'>, CallArg<'accounts.captcha'>>({
      query: callQuery('accounts.captcha'),
      // Each challenge is good once.
      keepUnusedDataFor: 0,
    }),
    accountsTextCode: build.mutation<CallAnswer<'accounts.textCode'>, CallArg<'accounts.textCode'>>({
      query: callQuery('accounts.textCode'),
    }),
    accountsBeginSms: build.mutation<CallAnswer<'accounts.beginSms'>, CallArg<'accounts.beginSms'>>({
      query: callQuery('accounts.beginSms'),
    }),
    accountsConfirmSms: build.mutation<CallAnswer<'accounts.confirmSms'>, CallArg<'accounts.confirmSms'>>({
      query: callQuery('accounts.confirmSms'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Security']),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(putSession(answer.data.session));
      },
    }),
    accountsDisableSms: build.mutation<CallAnswer<'accounts.disableSms'>, CallArg<'accounts.disableSms'>>({
      query: callQuery('accounts.disableSms'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Security']),
      onQueryStarted: takeSession,
    }),
  }),
});

/** `accounts.captcha`: the proof that a form is not filled in by a robot. */
export const useAccountsCaptchaQuery: CallQueryHook<'accounts.captcha'> =
  accountProofsApi.useAccountsCaptchaQuery;

/** `accounts.captcha`: the proof that a form is not filled in by a robot. Asked when its trigger is called. */
export const useLazyAccountsCaptchaQuery: CallLazyQueryHook<'accounts.captcha'> =
  accountProofsApi.useLazyAccountsCaptchaQuery;

/** `accounts.textCode`: text the code that signing in asks for. */
export const useAccountsTextCodeMutation: CallMutationHook<'accounts.textCode'> =
  accountProofsApi.useAccountsTextCodeMutation;

/** `accounts.beginSms`: text a code to a mobile number that is to receive the codes. */
export const useAccountsBeginSmsMutation: CallMutationHook<'accounts.beginSms'> =
  accountProofsApi.useAccountsBeginSmsMutation;

/** `accounts.confirmSms`: prove the mobile number by the code that came. */
export const useAccountsConfirmSmsMutation: CallMutationHook<'accounts.confirmSms'> =
  accountProofsApi.useAccountsConfirmSmsMutation;

/** `accounts.disableSms`: text no codes any more. */
export const useAccountsDisableSmsMutation: CallMutationHook<'accounts.disableSms'> =
  accountProofsApi.useAccountsDisableSmsMutation;
