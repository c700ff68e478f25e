import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';

const changed = (answer: unknown) => (answer === undefined ? [] : (['SplitTest'] as const));

/** The split tests of a store, for its team. */
export const splitTestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardSplitTests: build.query<CallAnswer<'dashboard.splitTests'>, CallArg<'dashboard.splitTests'>>({
      query: callQuery('dashboard.splitTests'),
      providesTags: ['SplitTest'],
    }),
    dashboardCreateSplitTest: build.mutation<
      CallAnswer<'dashboard.createSplitTest'>,
      CallArg<'dashboard.createSplitTest'>
    >({
      query: callQuery('dashboard.createSplitTest'),
      invalidatesTags: changed,
    }),
    dashboardUpdateSplitTest: build.mutation<
      CallAnswer<'dashboard.updateSplitTest'>,
      CallArg<'dashboard.updateSplitTest'>
    >({
      query: callQuery('dashboard.updateSplitTest'),
      invalidatesTags: changed,
    }),
    dashboardDeleteSplitTest: build.mutation<
      CallAnswer<'dashboard.deleteSplitTest'>,
      CallArg<'dashboard.deleteSplitTest'>
    >({
      query: callQuery('dashboard.deleteSplitTest'),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  /** `dashboard.splitTests`: the split tests of a store with what each variation has brought, newest first. */
  useDashboardSplitTestsQuery,
  /** `dashboard.createSplitTest`: make a split test; it shows nothing until it is started. */
  useDashboardCreateSplitTestMutation,
  /** `dashboard.updateSplitTest`: start or stop a split test, or change one that was never started. */
  useDashboardUpdateSplitTestMutation,
  /** `dashboard.deleteSplitTest`: delete a split test that does not run, with its results. */
  useDashboardDeleteSplitTestMutation,
} = splitTestsApi;
