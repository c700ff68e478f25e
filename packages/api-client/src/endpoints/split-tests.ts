import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const changed = (answer: unknown) => (answer === undefined ? [] : (['SplitTest'] as const));

/** The split tests of a store, for its team. */
export const splitTestsApi: CallsApi<{
  dashboardSplitTests: CallQueryEndpoint<'dashboard.splitTests'>;
  dashboardCreateSplitTest: CallMutationEndpoint<'dashboard.createSplitTest'>;
  dashboardUpdateSplitTest: CallMutationEndpoint<'dashboard.updateSplitTest'>;
  dashboardDeleteSplitTest: CallMutationEndpoint<'dashboard.deleteSplitTest'>;
}> = api.injectEndpoints({
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

/** `dashboard.splitTests`: the split tests of a store with what each variation has brought, newest first. */
export const useDashboardSplitTestsQuery: CallQueryHook<'dashboard.splitTests'> =
  splitTestsApi.useDashboardSplitTestsQuery;

/** `dashboard.createSplitTest`: make a split test; it shows nothing until it is started. */
export const useDashboardCreateSplitTestMutation: CallMutationHook<'dashboard.createSplitTest'> =
  splitTestsApi.useDashboardCreateSplitTestMutation;

/** `dashboard.updateSplitTest`: start or stop a split test, or change one that was never started. */
export const useDashboardUpdateSplitTestMutation: CallMutationHook<'dashboard.updateSplitTest'> =
  splitTestsApi.useDashboardUpdateSplitTestMutation;

/** `dashboard.deleteSplitTest`: delete a split test that does not run, with its results. */
export const useDashboardDeleteSplitTestMutation: CallMutationHook<'dashboard.deleteSplitTest'> =
  splitTestsApi.useDashboardDeleteSplitTestMutation;
