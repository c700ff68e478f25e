import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type { CallQueryEndpoint, CallQueryHook, CallsApi } from '../call-hooks.ts';

/** The search of the dashboard over all kinds of things. */
export const dashboardSearchApi: CallsApi<{
  dashboardSearch: CallQueryEndpoint<'dashboard.search'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardSearch: build.query<CallAnswer<'dashboard.search'>, CallArg<'dashboard.search'>>({
      query: callQuery('dashboard.search'),
      // Any work on the store may change the results.
      keepUnusedDataFor: 30,
    }),
  }),
});

/** `dashboard.search`: orders, products, collections, discounts and pages by a text. */
export const useDashboardSearchQuery: CallQueryHook<'dashboard.search'> =
  dashboardSearchApi.useDashboardSearchQuery;
