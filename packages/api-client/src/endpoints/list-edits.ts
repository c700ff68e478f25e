import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Changes of many rows of a list; the dashboard's lists bring them with their own code. */
export const listEditsApi: CallsApi<{
  dashboardEditOrders: CallMutationEndpoint<'dashboard.editOrders'>;
  dashboardEditCustomers: CallMutationEndpoint<'dashboard.editCustomers'>;
  dashboardEditDiscounts: CallMutationEndpoint<'dashboard.editDiscounts'>;
  dashboardEditPages: CallMutationEndpoint<'dashboard.editPages'>;
  dashboardEditStock: CallMutationEndpoint<'dashboard.editStock'>;
  dashboardListEdit: CallQueryEndpoint<'dashboard.listEdit'>;
  dashboardUndoListEdit: CallMutationEndpoint<'dashboard.undoListEdit'>;
}> = api.injectEndpoints({
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

/** `dashboard.editOrders`: change many orders; the work goes on after the answer. */
export const useDashboardEditOrdersMutation: CallMutationHook<'dashboard.editOrders'> =
  listEditsApi.useDashboardEditOrdersMutation;

/** `dashboard.editCustomers`: change many customers. */
export const useDashboardEditCustomersMutation: CallMutationHook<'dashboard.editCustomers'> =
  listEditsApi.useDashboardEditCustomersMutation;

/** `dashboard.editDiscounts`: turn many discounts on or off, or delete them. */
export const useDashboardEditDiscountsMutation: CallMutationHook<'dashboard.editDiscounts'> =
  listEditsApi.useDashboardEditDiscountsMutation;

/** `dashboard.editPages`: publish many pages, take them off the shop, or delete them. */
export const useDashboardEditPagesMutation: CallMutationHook<'dashboard.editPages'> =
  listEditsApi.useDashboardEditPagesMutation;

/** `dashboard.editStock`: change the stock of many variants. */
export const useDashboardEditStockMutation: CallMutationHook<'dashboard.editStock'> =
  listEditsApi.useDashboardEditStockMutation;

/** `dashboard.listEdit`: how far such a change is. */
export const useDashboardListEditQuery: CallQueryHook<'dashboard.listEdit'> =
  listEditsApi.useDashboardListEditQuery;

/** `dashboard.undoListEdit`: undo it within a day. */
export const useDashboardUndoListEditMutation: CallMutationHook<'dashboard.undoListEdit'> =
  listEditsApi.useDashboardUndoListEditMutation;
