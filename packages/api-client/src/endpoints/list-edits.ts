import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';

/** Changes of many rows of a list; the dashboard's lists bring them with their own code. */
export const listEditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardEditOrders: build.mutation<CallAnswer<'dashboard.editOrders'>, CallArg<'dashboard.editOrders'>>({
      query: callQuery('dashboard.editOrders'),
    }),
    dashboardEditCustomers: build.mutation<
      CallAnswer<'dashboard.editCustomers'>,
      CallArg<'dashboard.editCustomers'>
    >({ query: callQuery('dashboard.editCustomers') }),
    dashboardEditDiscounts: build.mutation<
      CallAnswer<'dashboard.editDiscounts'>,
      CallArg<'dashboard.editDiscounts'>
    >({ query: callQuery('dashboard.editDiscounts') }),
    dashboardEditPages: build.mutation<CallAnswer<'dashboard.editPages'>, CallArg<'dashboard.editPages'>>({
      query: callQuery('dashboard.editPages'),
    }),
    dashboardEditStock: build.mutation<CallAnswer<'dashboard.editStock'>, CallArg<'dashboard.editStock'>>({
      query: callQuery('dashboard.editStock'),
    }),
    dashboardListEdit: build.query<CallAnswer<'dashboard.listEdit'>, CallArg<'dashboard.listEdit'>>({
      query: callQuery('dashboard.listEdit'),
      providesTags: (_edit, _error, { params }) => [{ type: 'BulkEdit', id: params.id }],
    }),
    dashboardUndoListEdit: build.mutation<
      CallAnswer<'dashboard.undoListEdit'>,
      CallArg<'dashboard.undoListEdit'>
    >({
      query: callQuery('dashboard.undoListEdit'),
      invalidatesTags: (_edit, _error, { params }) => [{ type: 'BulkEdit', id: params.id }],
    }),
  }),
});

export const {
  /** `dashboard.editOrders`: change many orders; the work goes on after the answer. */
  useDashboardEditOrdersMutation,
  /** `dashboard.editCustomers`: change many customers. */
  useDashboardEditCustomersMutation,
  /** `dashboard.editDiscounts`: turn many discounts on or off, or delete them. */
  useDashboardEditDiscountsMutation,
  /** `dashboard.editPages`: publish many pages, take them off the shop, or delete them. */
  useDashboardEditPagesMutation,
  /** `dashboard.editStock`: change the stock of many variants. */
  useDashboardEditStockMutation,
  /** `dashboard.listEdit`: how far such a change is. */
  useDashboardListEditQuery,
  /** `dashboard.undoListEdit`: undo it within a day. */
  useDashboardUndoListEditMutation,
} = listEditsApi;
