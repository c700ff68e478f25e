import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Bulk edits of products; the dashboard's list of products brings them with its own code. */
export const bulkEditsApi: CallsApi<{
  dashboardStartBulkEdit: CallMutationEndpoint<'dashboard.startBulkEdit'>;
  dashboardBulkEdit: CallQueryEndpoint<'dashboard.bulkEdit'>;
  dashboardUndoBulkEdit: CallMutationEndpoint<'dashboard.undoBulkEdit'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardStartBulkEdit: build.mutation<
      CallAnswer<'dashboard.startBulkEdit'>,
      CallArg<'dashboard.startBulkEdit'>
    >({
      query: callQuery('dashboard.startBulkEdit'),
    }),
    dashboardBulkEdit: build.query<CallAnswer<'dashboard.bulkEdit'>, CallArg<'dashboard.bulkEdit'>>({
      query: callQuery('dashboard.bulkEdit'),
      providesTags: (_edit, _error, { params }) => [{ type: 'BulkEdit', id: params.id }],
    }),
    dashboardUndoBulkEdit: build.mutation<
      CallAnswer<'dashboard.undoBulkEdit'>,
      CallArg<'dashboard.undoBulkEdit'>
    >({
      query: callQuery('dashboard.undoBulkEdit'),
      invalidatesTags: (_edit, _error, { params }) => [{ type: 'BulkEdit', id: params.id }],
    }),
  }),
});

/** `dashboard.startBulkEdit`: change many products at once; the work goes on after the answer. */
export const useDashboardStartBulkEditMutation: CallMutationHook<'dashboard.startBulkEdit'> =
  bulkEditsApi.useDashboardStartBulkEditMutation;

/** `dashboard.bulkEdit`: how far a bulk edit is, and the products that it could not change. */
export const useDashboardBulkEditQuery: CallQueryHook<'dashboard.bulkEdit'> =
  bulkEditsApi.useDashboardBulkEditQuery;

/** `dashboard.undoBulkEdit`: undo a bulk edit within a day. */
export const useDashboardUndoBulkEditMutation: CallMutationHook<'dashboard.undoBulkEdit'> =
  bulkEditsApi.useDashboardUndoBulkEditMutation;
