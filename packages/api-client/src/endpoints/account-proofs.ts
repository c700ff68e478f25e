import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { putSession, takeSession } from './accounts.ts';

/** Proofs that somebody is a person, and the person: the captcha, and codes by text message. */
export const accountProofsApi = api.injectEndpoints({
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

export const {
  /** `accounts.captcha`: what proves that a form is not filled in by a robot. */
  useAccountsCaptchaQuery,
  /** `accounts.captcha`: what proves that a form is not filled in by a robot. Asked when its trigger is called. */
  useLazyAccountsCaptchaQuery,
  /** `accounts.textCode`: text the code that signing in asks for. */
  useAccountsTextCodeMutation,
  /** `accounts.beginSms`: text a code to a mobile number that is to receive the codes. */
  useAccountsBeginSmsMutation,
  /** `accounts.confirmSms`: prove the mobile number by the code that came. */
  useAccountsConfirmSmsMutation,
  /** `accounts.disableSms`: text no codes any more. */
  useAccountsDisableSmsMutation,
} = accountProofsApi;
