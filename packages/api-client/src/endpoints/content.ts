import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { api } from '../api.ts';
import type { CallQueryEndpoint, CallQueryHook, CallsApi } from '../call-hooks.ts';

/** Texts of a store that are not its pages: the blog, the help, the policies and the sitemap. */
export const contentApi: CallsApi<{
  blogGet: CallQueryEndpoint<'blog.get'>;
  sitemapGet: CallQueryEndpoint<'sitemap.get'>;
  policiesGet: CallQueryEndpoint<'policies.get'>;
  helpList: CallQueryEndpoint<'help.list'>;
  helpGroup: CallQueryEndpoint<'help.group'>;
  helpQuestion: CallQueryEndpoint<'help.question'>;
  helpReason: CallQueryEndpoint<'help.reason'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    blogGet: build.query<CallAnswer<'blog.get'>, CallArg<'blog.get'>>({
      query: callQuery('blog.get'),
      providesTags: ['Post'],
    }),
    sitemapGet: build.query<CallAnswer<'sitemap.get'>, CallArg<'sitemap.get'>>({
      query: callQuery('sitemap.get'),
      providesTags: ['Product', 'Collection', 'Page', 'Post'],
    }),
    policiesGet: build.query<CallAnswer<'policies.get'>, CallArg<'policies.get'>>({
      query: callQuery('policies.get'),
    }),
    helpList: build.query<CallAnswer<'help.list'>, CallArg<'help.list'>>({ query: callQuery('help.list') }),
    helpGroup: build.query<CallAnswer<'help.group'>, CallArg<'help.group'>>({
      query: callQuery('help.group'),
    }),
    helpQuestion: build.query<CallAnswer<'help.question'>, CallArg<'help.question'>>({
      query: callQuery('help.question'),
    }),
    helpReason: build.query<CallAnswer<'help.reason'>, CallArg<'help.reason'>>({
      query: callQuery('help.reason'),
    }),
  }),
});

/** `blog.get`: a published post by the last part of its address. */
export const useBlogGetQuery: CallQueryHook<'blog.get'> = contentApi.useBlogGetQuery;

/** `sitemap.get`: everything that can be visited in a store. */
export const useSitemapGetQuery: CallQueryHook<'sitemap.get'> = contentApi.useSitemapGetQuery;

/** `policies.get`: a policy of a store, by the name that is its address. */
export const usePoliciesGetQuery: CallQueryHook<'policies.get'> = contentApi.usePoliciesGetQuery;

/** `help.list`: the help of a store: groups of questions, reasons to write, and what a search finds. */
export const useHelpListQuery: CallQueryHook<'help.list'> = contentApi.useHelpListQuery;

/** `help.group`: a group of questions with their answers. */
export const useHelpGroupQuery: CallQueryHook<'help.group'> = contentApi.useHelpGroupQuery;

/** `help.question`: a question with its answer and the others of its group. */
export const useHelpQuestionQuery: CallQueryHook<'help.question'> = contentApi.useHelpQuestionQuery;

/** `help.reason`: a reason to write to the store, with the questions that may answer it. */
export const useHelpReasonQuery: CallQueryHook<'help.reason'> = contentApi.useHelpReasonQuery;
