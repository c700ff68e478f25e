import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const tags = [{ type: 'ShopSearch' as const, id: 'LIST' }];

/** Search redirects and synonyms of a store; the dashboard’s page of the search brings them with its own code. */
export const shopSearchApi: CallsApi<{
  dashboardSearchRedirects: CallQueryEndpoint<'dashboard.searchRedirects'>;
  dashboardUpdateSearchRedirects: CallMutationEndpoint<'dashboard.updateSearchRedirects'>;
  dashboardSynonyms: CallQueryEndpoint<'dashboard.synonyms'>;
  dashboardUpdateSynonyms: CallMutationEndpoint<'dashboard.updateSynonyms'>;
  dashboardSearchTerms: CallQueryEndpoint<'dashboard.searchTerms'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardSearchRedirects: build.query<
      CallAnswer<'dashboard.searchRedirects'>,
      CallArg<'dashboard.searchRedirects'>
    >({
      query: callQuery('dashboard.searchRedirects'),
      providesTags: tags,
    }),
    dashboardUpdateSearchRedirects: build.mutation<
      CallAnswer<'dashboard.updateSearchRedirects'>,
      CallArg<'dashboard.updateSearchRedirects'>
    >({
      query: callQuery('dashboard.updateSearchRedirects'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardSynonyms: build.query<CallAnswer<'dashboard.synonyms'>, CallArg<'dashboard.synonyms'>>({
      query: callQuery('dashboard.synonyms'),
      providesTags: tags,
    }),
    dashboardUpdateSynonyms: build.mutation<
      CallAnswer<'dashboard.updateSynonyms'>,
      CallArg<'dashboard.updateSynonyms'>
    >({
      query: callQuery('dashboard.updateSynonyms'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardSearchTerms: build.query<CallAnswer<'dashboard.searchTerms'>, CallArg<'dashboard.searchTerms'>>({
      query: callQuery('dashboard.searchTerms'),
      providesTags: tags,
    }),
  }),
});

/** `dashboard.searchRedirects`: the searches that lead somewhere else. */
export const useDashboardSearchRedirectsQuery: CallQueryHook<'dashboard.searchRedirects'> =
  shopSearchApi.useDashboardSearchRedirectsQuery;

/** `dashboard.updateSearchRedirects`: replace them. */
export const useDashboardUpdateSearchRedirectsMutation: CallMutationHook<'dashboard.updateSearchRedirects'> =
  shopSearchApi.useDashboardUpdateSearchRedirectsMutation;

/** `dashboard.synonyms`: words that mean the same. */
export const useDashboardSynonymsQuery: CallQueryHook<'dashboard.synonyms'> =
  shopSearchApi.useDashboardSynonymsQuery;

/** `dashboard.updateSynonyms`: replace them. */
export const useDashboardUpdateSynonymsMutation: CallMutationHook<'dashboard.updateSynonyms'> =
  shopSearchApi.useDashboardUpdateSynonymsMutation;

/** `dashboard.searchTerms`: searches that find nothing. */
export const useDashboardSearchTermsQuery: CallQueryHook<'dashboard.searchTerms'> =
  shopSearchApi.useDashboardSearchTermsQuery;
