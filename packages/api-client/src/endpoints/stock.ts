import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallLazyQueryHook,
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** The stock of variants as a store's team manages it; the dashboard's pages of stock bring it with their own code. */
export const stockApi: CallsApi<{
  dashboardStock: CallQueryEndpoint<'dashboard.stock'>;
  dashboardAdjustStock: CallMutationEndpoint<'dashboard.adjustStock'>;
  dashboardStockHistory: CallQueryEndpoint<'dashboard.stockHistory'>;
  dashboardStockSettings: CallQueryEndpoint<'dashboard.stockSettings'>;
  dashboardUpdateStockSettings: CallMutationEndpoint<'dashboard.updateStockSettings'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardStock: build.query<CallAnswer<'dashboard.stock'>, CallArg<'dashboard.stock'>>({
      query: callQuery('dashboard.stock'),
      providesTags: [{ type: 'Stock', id: 'LIST' }],
    }),
    dashboardAdjustStock: build.mutation<
      CallAnswer<'dashboard.adjustStock'>,
      CallArg<'dashboard.adjustStock'>
    >({
      query: callQuery('dashboard.adjustStock'),
      // After a refusal too: it may say that the stock has changed.
      invalidatesTags: (answer, _error, { params }) => [
        { type: 'Stock', id: 'LIST' },
        { type: 'Stock', id: params.variantId },
        ...(answer === undefined
          ? []
          : [{ type: 'ManagedProduct', id: 'LIST' } as const, 'Overview' as const]),
      ],
    }),
    dashboardStockHistory: build.query<
      CallAnswer<'dashboard.stockHistory'>,
      CallArg<'dashboard.stockHistory'>
    >({
      query: callQuery('dashboard.stockHistory'),
      providesTags: (_answer, _error, { params }) => [{ type: 'Stock', id: params.variantId }],
    }),
    dashboardStockSettings: build.query<
      CallAnswer<'dashboard.stockSettings'>,
      CallArg<'dashboard.stockSettings'>
    >({
      query: callQuery('dashboard.stockSettings'),
      providesTags: [{ type: 'Stock', id: 'SETTINGS' }],
    }),
    dashboardUpdateStockSettings: build.mutation<
      CallAnswer<'dashboard.updateStockSettings'>,
      CallArg<'dashboard.updateStockSettings'>
    >({
      query: callQuery('dashboard.updateStockSettings'),
      // After a refusal too: somebody else may have changed them.
      invalidatesTags: [
        { type: 'Stock', id: 'SETTINGS' },
        { type: 'Stock', id: 'LIST' },
      ],
    }),
  }),
});

/** `dashboard.stock`: variants of a store with their stock. */
export const useDashboardStockQuery: CallQueryHook<'dashboard.stock'> = stockApi.useDashboardStockQuery;

/** `dashboard.stock`: variants of a store with their stock. Asked when its trigger is called. */
export const useLazyDashboardStockQuery: CallLazyQueryHook<'dashboard.stock'> =
  stockApi.useLazyDashboardStockQuery;

/** `dashboard.adjustStock`: change the stock of a variant by or to a number of units. */
export const useDashboardAdjustStockMutation: CallMutationHook<'dashboard.adjustStock'> =
  stockApi.useDashboardAdjustStockMutation;

/** `dashboard.stockHistory`: changes of the stock of a variant, with the orders that took of it lately. */
export const useDashboardStockHistoryQuery: CallQueryHook<'dashboard.stockHistory'> =
  stockApi.useDashboardStockHistoryQuery;

/** `dashboard.stockSettings`: when stock is low in a store, and whether its owners are told by email. */
export const useDashboardStockSettingsQuery: CallQueryHook<'dashboard.stockSettings'> =
  stockApi.useDashboardStockSettingsQuery;

/** `dashboard.updateStockSettings`: change when stock is low. */
export const useDashboardUpdateStockSettingsMutation: CallMutationHook<'dashboard.updateStockSettings'> =
  stockApi.useDashboardUpdateStockSettingsMutation;
