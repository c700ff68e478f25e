import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const connection = { type: 'Shopify', id: 'CONNECTION' } as const;
const sends = { type: 'Shopify', id: 'SENDS' } as const;

/** A store's connection to Shopify and products that are sent there; the dashboard's pages of them bring it with their own code. */
export const shopifyApi: CallsApi<{
  dashboardShopify: CallQueryEndpoint<'dashboard.shopify'>;
  dashboardConnectShopify: CallMutationEndpoint<'dashboard.connectShopify'>;
  dashboardUpdateShopify: CallMutationEndpoint<'dashboard.updateShopify'>;
  dashboardCheckShopify: CallMutationEndpoint<'dashboard.checkShopify'>;
  dashboardDisconnectShopify: CallMutationEndpoint<'dashboard.disconnectShopify'>;
  dashboardShopifySends: CallQueryEndpoint<'dashboard.shopifySends'>;
  dashboardSendToShopify: CallMutationEndpoint<'dashboard.sendToShopify'>;
  dashboardShopifySend: CallQueryEndpoint<'dashboard.shopifySend'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardShopify: build.query<CallAnswer<'dashboard.shopify'>, CallArg<'dashboard.shopify'>>({
      query: callQuery('dashboard.shopify'),
      providesTags: [connection],
    }),
    dashboardConnectShopify: build.mutation<
      CallAnswer<'dashboard.connectShopify'>,
      CallArg<'dashboard.connectShopify'>
    >({
      query: callQuery('dashboard.connectShopify'),
      // Guards go by the session: it says whether a delivery profile is chosen.
      invalidatesTags: [connection, sends, 'Session'],
    }),
    dashboardUpdateShopify: build.mutation<
      CallAnswer<'dashboard.updateShopify'>,
      CallArg<'dashboard.updateShopify'>
    >({
      query: callQuery('dashboard.updateShopify'),
      // Also after a 409: what is shown is old.
      invalidatesTags: [connection, sends, 'Session'],
    }),
    dashboardCheckShopify: build.mutation<
      CallAnswer<'dashboard.checkShopify'>,
      CallArg<'dashboard.checkShopify'>
    >({ query: callQuery('dashboard.checkShopify'), invalidatesTags: [connection, sends, 'Session'] }),
    dashboardDisconnectShopify: build.mutation<
      CallAnswer<'dashboard.disconnectShopify'>,
      CallArg<'dashboard.disconnectShopify'>
    >({
      query: callQuery('dashboard.disconnectShopify'),
      invalidatesTags: [connection, sends, 'Session'],
    }),
    dashboardShopifySends: build.query<
      CallAnswer<'dashboard.shopifySends'>,
      CallArg<'dashboard.shopifySends'>
    >({ query: callQuery('dashboard.shopifySends'), providesTags: [sends] }),
    dashboardSendToShopify: build.mutation<
      CallAnswer<'dashboard.sendToShopify'>,
      CallArg<'dashboard.sendToShopify'>
    >({ query: callQuery('dashboard.sendToShopify'), invalidatesTags: [sends] }),
    dashboardShopifySend: build.query<CallAnswer<'dashboard.shopifySend'>, CallArg<'dashboard.shopifySend'>>({
      query: callQuery('dashboard.shopifySend'),
    }),
  }),
});

/** `dashboard.shopify`: how the store is connected to Shopify. */
export const useDashboardShopifyQuery: CallQueryHook<'dashboard.shopify'> =
  shopifyApi.useDashboardShopifyQuery;

/** `dashboard.connectShopify`: connect it by a domain and an access token. */
export const useDashboardConnectShopifyMutation: CallMutationHook<'dashboard.connectShopify'> =
  shopifyApi.useDashboardConnectShopifyMutation;

/** `dashboard.updateShopify`: use another token, or choose the delivery profile. */
export const useDashboardUpdateShopifyMutation: CallMutationHook<'dashboard.updateShopify'> =
  shopifyApi.useDashboardUpdateShopifyMutation;

/** `dashboard.checkShopify`: ask Shopify again. */
export const useDashboardCheckShopifyMutation: CallMutationHook<'dashboard.checkShopify'> =
  shopifyApi.useDashboardCheckShopifyMutation;

/** `dashboard.disconnectShopify`: end the connection. */
export const useDashboardDisconnectShopifyMutation: CallMutationHook<'dashboard.disconnectShopify'> =
  shopifyApi.useDashboardDisconnectShopifyMutation;

/** `dashboard.shopifySends`: the data sent to Shopify, and where products go. */
export const useDashboardShopifySendsQuery: CallQueryHook<'dashboard.shopifySends'> =
  shopifyApi.useDashboardShopifySendsQuery;

/** `dashboard.sendToShopify`: send products. */
export const useDashboardSendToShopifyMutation: CallMutationHook<'dashboard.sendToShopify'> =
  shopifyApi.useDashboardSendToShopifyMutation;

/** `dashboard.shopifySend`: products that were sent together, with how it went for each. */
export const useDashboardShopifySendQuery: CallQueryHook<'dashboard.shopifySend'> =
  shopifyApi.useDashboardShopifySendQuery;
