import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';

/** Bulk edits of products; the dashboard's list of products brings them with its own code. */
export const bulkEditsApi = api.injectEndpoints({
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

export const {
  /** `dashboard.startBulkEdit`: change many products at once; the work goes on after the answer. */
  useDashboardStartBulkEditMutation,
  /** `dashboard.bulkEdit`: how far a bulk edit is, and the products that it could not change. */
  useDashboardBulkEditQuery,
  /** `dashboard.undoBulkEdit`: undo a bulk edit within a day. */
  useDashboardUndoBulkEditMutation,
} = bulkEditsApi;
