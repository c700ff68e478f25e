import { callPath } from '@omnis/contract/paths';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { personalTags, visitorTags } from '../tags.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Address at which a copy of one's data is downloaded, by whoever it is about. */
export function personalCopyPath(id: string): string {
  return callPath('accounts.downloadCopy', { id });
}

/** The data of the own account: a copy of it, and its deletion. A copy is fetched by its address, as a file. */
export const personalDataApi: CallsApi<{
  accountsPersonalData: CallQueryEndpoint<'accounts.personalData'>;
  accountsRequestCopy: CallMutationEndpoint<'accounts.requestCopy'>;
  accountsDownloadCopy: CallQueryEndpoint<'accounts.downloadCopy'>;
  accountsRequestDeletion: CallMutationEndpoint<'accounts.requestDeletion'>;
  accountsCancelDeletion: CallMutationEndpoint<'accounts.cancelDeletion'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    accountsPersonalData: build.query<CallAnswer<'accounts.personalData'>, CallArg<'accounts.personalData'>>({
      query: callQuery('accounts.personalData'),
      providesTags: ['PersonalData'],
    }),
    accountsRequestCopy: build.mutation<CallAnswer<'accounts.requestCopy'>, CallArg<'accounts.requestCopy'>>({
      query: callQuery('accounts.requestCopy'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['PersonalData']),
    }),
    accountsDownloadCopy: build.query<CallAnswer<'accounts.downloadCopy'>, CallArg<'accounts.downloadCopy'>>({
      query: callQuery('accounts.downloadCopy'),
    }),
    accountsRequestDeletion: build.mutation<
      CallAnswer<'accounts.requestDeletion'>,
      CallArg<'accounts.requestDeletion'>
    >({
      query: callQuery('accounts.requestDeletion'),
      // Done at once, it leaves nobody signed in.
      invalidatesTags: (answer) => {
        if (answer === undefined) return [];
        return answer.dueAt === null ? ['Session', ...visitorTags, ...personalTags] : ['PersonalData'];
      },
    }),
    accountsCancelDeletion: build.mutation<
      CallAnswer<'accounts.cancelDeletion'>,
      CallArg<'accounts.cancelDeletion'>
    >({ query: callQuery('accounts.cancelDeletion'), invalidatesTags: ['PersonalData'] }),
  }),
});

/** `accounts.personalData`: the requests under way for the data of the account. */
export const useAccountsPersonalDataQuery: CallQueryHook<'accounts.personalData'> =
  personalDataApi.useAccountsPersonalDataQuery;

/** `accounts.downloadCopy`: the copy itself; browsers download it at `personalCopyPath`. */
export const useAccountsDownloadCopyQuery: CallQueryHook<'accounts.downloadCopy'> =
  personalDataApi.useAccountsDownloadCopyQuery;

/** `accounts.requestCopy`: have a copy made of all that is kept. */
export const useAccountsRequestCopyMutation: CallMutationHook<'accounts.requestCopy'> =
  personalDataApi.useAccountsRequestCopyMutation;

/** `accounts.requestDeletion`: delete the account. */
export const useAccountsRequestDeletionMutation: CallMutationHook<'accounts.requestDeletion'> =
  personalDataApi.useAccountsRequestDeletionMutation;

/** `accounts.cancelDeletion`: keep the account after all. */
export const useAccountsCancelDeletionMutation: CallMutationHook<'accounts.cancelDeletion'> =
  personalDataApi.useAccountsCancelDeletionMutation;
