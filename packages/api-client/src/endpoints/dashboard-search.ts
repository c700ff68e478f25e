import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';

/** The search of the dashboard over all kinds of things. */
export const dashboardSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardSearch: build.query<CallAnswer<'dashboard.search'>, CallArg<'dashboard.search'>>({
      query: callQuery('dashboard.search'),
      // Any work on the store may change the results.
      keepUnusedDataFor: 30,
    }),
  }),
});

export const {
  /** `dashboard.search`: orders, products, collections, discounts and pages by a text. */
  useDashboardSearchQuery,
} = dashboardSearchApi;
