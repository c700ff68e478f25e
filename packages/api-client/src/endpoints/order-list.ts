import { callPath } from '@omnis/contract/paths';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId } from '../tags.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/**
 * Address at which the orders of a store are downloaded as a CSV file.
 *
 * @param query - the filters, as the list takes them
 */
export function orderExportPath(division: number, query: URLSearchParams): string {
  const path = callPath('dashboard.exportOrders', { division });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The list of a store's orders for its team, with its saved views; the dashboard's page of orders brings it with its own code. */
export const orderListApi: CallsApi<{
  dashboardOrders: CallQueryEndpoint<'dashboard.orders'>;
  dashboardExportOrders: CallQueryEndpoint<'dashboard.exportOrders'>;
  dashboardOrderViews: CallQueryEndpoint<'dashboard.orderViews'>;
  dashboardCreateOrderView: CallMutationEndpoint<'dashboard.createOrderView'>;
  dashboardDeleteOrderView: CallMutationEndpoint<'dashboard.deleteOrderView'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardOrders: build.query<CallAnswer<'dashboard.orders'>, CallArg<'dashboard.orders'>>({
      query: callQuery('dashboard.orders'),
      providesTags: [{ type: 'ManagedOrder', id: listId }],
    }),
    dashboardExportOrders: build.query<
      CallAnswer<'dashboard.exportOrders'>,
      CallArg<'dashboard.exportOrders'>
    >({
      query: callQuery('dashboard.exportOrders'),
    }),
    dashboardOrderViews: build.query<CallAnswer<'dashboard.orderViews'>, CallArg<'dashboard.orderViews'>>({
      query: callQuery('dashboard.orderViews'),
      providesTags: ['OrderView'],
    }),
    dashboardCreateOrderView: build.mutation<
      CallAnswer<'dashboard.createOrderView'>,
      CallArg<'dashboard.createOrderView'>
    >({
      query: callQuery('dashboard.createOrderView'),
      invalidatesTags: ['OrderView'],
    }),
    dashboardDeleteOrderView: build.mutation<
      CallAnswer<'dashboard.deleteOrderView'>,
      CallArg<'dashboard.deleteOrderView'>
    >({
      query: callQuery('dashboard.deleteOrderView'),
      // After a refusal too: somebody else may have deleted it.
      invalidatesTags: ['OrderView'],
    }),
  }),
});

/** `dashboard.orders`: orders of the store that filters ask for. */
export const useDashboardOrdersQuery: CallQueryHook<'dashboard.orders'> =
  orderListApi.useDashboardOrdersQuery;

/** `dashboard.exportOrders`: the same as a file; browsers download it at `orderExportPath`. */
export const useDashboardExportOrdersQuery: CallQueryHook<'dashboard.exportOrders'> =
  orderListApi.useDashboardExportOrdersQuery;

/** `dashboard.orderViews`: the saved views of the order list. */
export const useDashboardOrderViewsQuery: CallQueryHook<'dashboard.orderViews'> =
  orderListApi.useDashboardOrderViewsQuery;

/** `dashboard.createOrderView`: save filters under a name. */
export const useDashboardCreateOrderViewMutation: CallMutationHook<'dashboard.createOrderView'> =
  orderListApi.useDashboardCreateOrderViewMutation;

/** `dashboard.deleteOrderView`: delete a saved view. */
export const useDashboardDeleteOrderViewMutation: CallMutationHook<'dashboard.deleteOrderView'> =
  orderListApi.useDashboardDeleteOrderViewMutation;
