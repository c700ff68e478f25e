import { callPath } from '@omnis/contract/paths';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { personalTags, visitorTags } from '../tags.ts';

/** Address at which a copy of one's data is downloaded, by whoever it is about. */
export function personalCopyPath(id: string): string {
  return callPath('accounts.downloadCopy', { id });
}

/** The data of the own account: a copy of it, and its deletion. A copy is fetched by its address, as a file. */
export const personalDataApi = api.injectEndpoints({
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

export const {
  /** `accounts.personalData`: what is under way with the data of the account. */
  useAccountsPersonalDataQuery,
  /** `accounts.downloadCopy`: the copy itself; browsers download it at `personalCopyPath`. */
  useAccountsDownloadCopyQuery,
  /** `accounts.requestCopy`: have a copy made of all that is kept. */
  useAccountsRequestCopyMutation,
  /** `accounts.requestDeletion`: delete the account. */
  useAccountsRequestDeletionMutation,
  /** `accounts.cancelDeletion`: keep the account after all. */
  useAccountsCancelDeletionMutation,
} = personalDataApi;
