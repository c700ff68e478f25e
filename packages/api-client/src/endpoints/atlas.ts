import { callPath } from '@omnis/contract/paths';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId } from '../tags.ts';
import type {
  CallLazyQueryHook,
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/**
 * Address at which staff download the orders of a store as a CSV file.
 *
 * @param query - the filters, as the call takes them
 */
export function storeOrdersPath(division: number, query: URLSearchParams): string {
  const path = callPath('atlas.exportOrders', { division });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The order queue of staff. */
export const atlasApi: CallsApi<{
  atlasStores: CallQueryEndpoint<'atlas.stores'>;
  atlasStoreReviews: CallQueryEndpoint<'atlas.storeReviews'>;
  atlasReviewStore: CallMutationEndpoint<'atlas.reviewStore'>;
  atlasStoreProject: CallQueryEndpoint<'atlas.storeProject'>;
  atlasUpdateStoreProject: CallMutationEndpoint<'atlas.updateStoreProject'>;
  atlasVisitStore: CallMutationEndpoint<'atlas.visitStore'>;
  atlasJobs: CallQueryEndpoint<'atlas.jobs'>;
  atlasJobFigures: CallQueryEndpoint<'atlas.jobFigures'>;
  atlasRetryJobs: CallMutationEndpoint<'atlas.retryJobs'>;
  atlasDiscardJobs: CallMutationEndpoint<'atlas.discardJobs'>;
  atlasOrders: CallQueryEndpoint<'atlas.orders'>;
  atlasExportOrders: CallQueryEndpoint<'atlas.exportOrders'>;
  atlasOrder: CallQueryEndpoint<'atlas.order'>;
  atlasCreateDraft: CallMutationEndpoint<'atlas.createDraft'>;
  atlasPriceDraft: CallQueryEndpoint<'atlas.priceDraft'>;
  atlasStoreVariants: CallQueryEndpoint<'atlas.storeVariants'>;
  atlasStoreCustomers: CallQueryEndpoint<'atlas.storeCustomers'>;
  atlasUpdateOrder: CallMutationEndpoint<'atlas.updateOrder'>;
  atlasDeleteDraft: CallMutationEndpoint<'atlas.deleteDraft'>;
  atlasSendPayLink: CallMutationEndpoint<'atlas.sendPayLink'>;
  atlasRecordPayment: CallMutationEndpoint<'atlas.recordPayment'>;
  atlasRefundOrder: CallMutationEndpoint<'atlas.refundOrder'>;
  atlasReprintOrder: CallMutationEndpoint<'atlas.reprintOrder'>;
  atlasAddParcel: CallMutationEndpoint<'atlas.addParcel'>;
  atlasRemoveParcel: CallMutationEndpoint<'atlas.removeParcel'>;
  atlasBookReturn: CallMutationEndpoint<'atlas.bookReturn'>;
  atlasDesign: CallQueryEndpoint<'atlas.design'>;
  atlasQuote: CallQueryEndpoint<'atlas.quote'>;
  atlasOfferQuote: CallMutationEndpoint<'atlas.offerQuote'>;
  atlasSendMockup: CallMutationEndpoint<'atlas.sendMockup'>;
  atlasSetStatus: CallMutationEndpoint<'atlas.setStatus'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    atlasStores: build.query<CallAnswer<'atlas.stores'>, CallArg<'atlas.stores'>>({
      query: callQuery('atlas.stores'),
      providesTags: ['AtlasStore'],
    }),
    atlasStoreReviews: build.query<CallAnswer<'atlas.storeReviews'>, CallArg<'atlas.storeReviews'>>({
      query: callQuery('atlas.storeReviews'),
      providesTags: [{ type: 'AtlasStore', id: listId }],
    }),
    atlasReviewStore: build.mutation<CallAnswer<'atlas.reviewStore'>, CallArg<'atlas.reviewStore'>>({
      query: callQuery('atlas.reviewStore'),
      // Also after a 409: a colleague was quicker.
      invalidatesTags: [{ type: 'AtlasStore', id: listId }],
    }),
    atlasStoreProject: build.query<CallAnswer<'atlas.storeProject'>, CallArg<'atlas.storeProject'>>({
      query: callQuery('atlas.storeProject'),
      providesTags: [{ type: 'AtlasStore', id: listId }],
    }),
    atlasUpdateStoreProject: build.mutation<
      CallAnswer<'atlas.updateStoreProject'>,
      CallArg<'atlas.updateStoreProject'>
    >({
      query: callQuery('atlas.updateStoreProject'),
      // Also after a 409: a colleague was quicker.
      invalidatesTags: [{ type: 'AtlasStore', id: listId }],
    }),
    atlasVisitStore: build.mutation<CallAnswer<'atlas.visitStore'>, CallArg<'atlas.visitStore'>>({
      query: callQuery('atlas.visitStore'),
    }),
    atlasJobs: build.query<CallAnswer<'atlas.jobs'>, CallArg<'atlas.jobs'>>({
      query: callQuery('atlas.jobs'),
      providesTags: ['Job'],
    }),
    atlasJobFigures: build.query<CallAnswer<'atlas.jobFigures'>, CallArg<'atlas.jobFigures'>>({
      query: callQuery('atlas.jobFigures'),
      providesTags: ['Job'],
    }),
    atlasRetryJobs: build.mutation<CallAnswer<'atlas.retryJobs'>, CallArg<'atlas.retryJobs'>>({
      query: callQuery('atlas.retryJobs'),
      invalidatesTags: ['Job'],
    }),
    atlasDiscardJobs: build.mutation<CallAnswer<'atlas.discardJobs'>, CallArg<'atlas.discardJobs'>>({
      query: callQuery('atlas.discardJobs'),
      invalidatesTags: ['Job'],
    }),
    atlasOrders: build.query<CallAnswer<'atlas.orders'>, CallArg<'atlas.orders'>>({
      query: callQuery('atlas.orders'),
      providesTags: [{ type: 'AtlasOrder', id: listId }],
    }),
    atlasExportOrders: build.query<CallAnswer<'atlas.exportOrders'>, CallArg<'atlas.exportOrders'>>({
      query: callQuery('atlas.exportOrders'),
    }),
    atlasOrder: build.query<CallAnswer<'atlas.order'>, CallArg<'atlas.order'>>({
      query: callQuery('atlas.order'),
      providesTags: (_order, _error, { params }) => [{ type: 'AtlasOrder', id: params.id }],
    }),
    atlasCreateDraft: build.mutation<CallAnswer<'atlas.createDraft'>, CallArg<'atlas.createDraft'>>({
      query: callQuery('atlas.createDraft'),
      invalidatesTags: [{ type: 'AtlasOrder', id: listId }],
    }),
    atlasPriceDraft: build.query<CallAnswer<'atlas.priceDraft'>, CallArg<'atlas.priceDraft'>>({
      query: callQuery('atlas.priceDraft'),
      // Prices, stock and customers change elsewhere.
      keepUnusedDataFor: 0,
    }),
    atlasStoreVariants: build.query<CallAnswer<'atlas.storeVariants'>, CallArg<'atlas.storeVariants'>>({
      query: callQuery('atlas.storeVariants'),
      // Prices, stock and customers change elsewhere.
      keepUnusedDataFor: 0,
    }),
    atlasStoreCustomers: build.query<CallAnswer<'atlas.storeCustomers'>, CallArg<'atlas.storeCustomers'>>({
      query: callQuery('atlas.storeCustomers'),
      // Prices, stock and customers change elsewhere.
      keepUnusedDataFor: 0,
    }),
    atlasUpdateOrder: build.mutation<CallAnswer<'atlas.updateOrder'>, CallArg<'atlas.updateOrder'>>({
      query: callQuery('atlas.updateOrder'),
      invalidatesTags: (_order, _error, { params }) => [
        { type: 'AtlasOrder', id: params.id },
        { type: 'AtlasOrder', id: listId },
      ],
    }),
    atlasDeleteDraft: build.mutation<CallAnswer<'atlas.deleteDraft'>, CallArg<'atlas.deleteDraft'>>({
      query: callQuery('atlas.deleteDraft'),
      invalidatesTags: [{ type: 'AtlasOrder', id: listId }],
    }),
    atlasSendPayLink: build.mutation<CallAnswer<'atlas.sendPayLink'>, CallArg<'atlas.sendPayLink'>>({
      query: callQuery('atlas.sendPayLink'),
      invalidatesTags: (_order, _error, { params }) => [{ type: 'AtlasOrder', id: params.id }],
    }),
    atlasRecordPayment: build.mutation<CallAnswer<'atlas.recordPayment'>, CallArg<'atlas.recordPayment'>>({
      query: callQuery('atlas.recordPayment'),
      invalidatesTags: (_order, _error, { params }) => [
        { type: 'AtlasOrder', id: params.id },
        { type: 'AtlasOrder', id: listId },
        'AtlasStore',
      ],
    }),
    atlasRefundOrder: build.mutation<CallAnswer<'atlas.refundOrder'>, CallArg<'atlas.refundOrder'>>({
      query: callQuery('atlas.refundOrder'),
      invalidatesTags: (_order, _error, { params }) => [
        { type: 'AtlasOrder', id: params.id },
        { type: 'AtlasOrder', id: listId },
      ],
    }),
    atlasReprintOrder: build.mutation<CallAnswer<'atlas.reprintOrder'>, CallArg<'atlas.reprintOrder'>>({
      query: callQuery('atlas.reprintOrder'),
      invalidatesTags: (_order, _error, { params }) => [
        { type: 'AtlasOrder', id: params.id },
        { type: 'AtlasOrder', id: listId },
        'AtlasStore',
      ],
    }),
    atlasAddParcel: build.mutation<CallAnswer<'atlas.addParcel'>, CallArg<'atlas.addParcel'>>({
      query: callQuery('atlas.addParcel'),
      invalidatesTags: (_order, _error, { params }) => [{ type: 'AtlasOrder', id: params.id }],
    }),
    atlasRemoveParcel: build.mutation<CallAnswer<'atlas.removeParcel'>, CallArg<'atlas.removeParcel'>>({
      query: callQuery('atlas.removeParcel'),
      invalidatesTags: (_order, _error, { params }) => [{ type: 'AtlasOrder', id: params.id }],
    }),
    atlasBookReturn: build.mutation<CallAnswer<'atlas.bookReturn'>, CallArg<'atlas.bookReturn'>>({
      query: callQuery('atlas.bookReturn'),
      // Refused because somebody was first: what is shown of it is old.
      invalidatesTags: (_order, _error, { params }) => [
        { type: 'AtlasOrder', id: params.id },
        { type: 'AtlasOrder', id: listId },
        'AtlasStore',
      ],
    }),
    atlasDesign: build.query<CallAnswer<'atlas.design'>, CallArg<'atlas.design'>>({
      query: callQuery('atlas.design'),
    }),
    atlasQuote: build.query<CallAnswer<'atlas.quote'>, CallArg<'atlas.quote'>>({
      query: callQuery('atlas.quote'),
      providesTags: (_quote, _error, { params }) => [{ type: 'AtlasOrder', id: params.id }],
    }),
    atlasOfferQuote: build.mutation<CallAnswer<'atlas.offerQuote'>, CallArg<'atlas.offerQuote'>>({
      query: callQuery('atlas.offerQuote'),
      invalidatesTags: (_quote, _error, { params }) => [{ type: 'AtlasOrder', id: params.id }],
    }),
    atlasSendMockup: build.mutation<CallAnswer<'atlas.sendMockup'>, CallArg<'atlas.sendMockup'>>({
      query: callQuery('atlas.sendMockup'),
      invalidatesTags: (_quote, _error, { params }) => [{ type: 'AtlasOrder', id: params.id }],
    }),
    atlasSetStatus: build.mutation<CallAnswer<'atlas.setStatus'>, CallArg<'atlas.setStatus'>>({
      query: callQuery('atlas.setStatus'),
      invalidatesTags: (order, error, { params }) => {
        // The quote of a bespoke order changes with its status.
        if (order?.flow === 'bespoke') return ['AtlasOrder', 'AtlasStore'];
        if (order !== undefined) return [{ type: 'AtlasOrder', id: listId }, 'AtlasStore'];
        // Somebody else moved it meanwhile: what is shown of it is old.
        return error?.status === 409 ? [{ type: 'AtlasOrder', id: params.id }, 'AtlasOrder'] : [];
      },
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        dispatch(
          atlasApi.util.upsertQueryEntries([
            { endpointName: 'atlasOrder', arg: { params }, value: answer.data },
          ]),
        );
      },
    }),
  }),
});

/** `atlas.stores`: a page of the stores with their open orders, for the queue's filter. */
export const useAtlasStoresQuery: CallQueryHook<'atlas.stores'> = atlasApi.useAtlasStoresQuery;

/** `atlas.stores` for what is typed. */
export const useLazyAtlasStoresQuery: CallLazyQueryHook<'atlas.stores'> = atlasApi.useLazyAtlasStoresQuery;

/** `atlas.storeReviews`: the stores by name, with who may visit each. */
export const useAtlasStoreReviewsQuery: CallQueryHook<'atlas.storeReviews'> =
  atlasApi.useAtlasStoreReviewsQuery;

/** `atlas.reviewStore`: put a store under review, or lift the review; 409 when somebody did it first. */
export const useAtlasReviewStoreMutation: CallMutationHook<'atlas.reviewStore'> =
  atlasApi.useAtlasReviewStoreMutation;

/** `atlas.storeProject`: a store with what it is to the platform. */
export const useAtlasStoreProjectQuery: CallQueryHook<'atlas.storeProject'> =
  atlasApi.useAtlasStoreProjectQuery;

/** `atlas.updateStoreProject`: change that; 409 when somebody did it first. */
export const useAtlasUpdateStoreProjectMutation: CallMutationHook<'atlas.updateStoreProject'> =
  atlasApi.useAtlasUpdateStoreProjectMutation;

/** `atlas.visitStore`: a way into a closed store. */
export const useAtlasVisitStoreMutation: CallMutationHook<'atlas.visitStore'> =
  atlasApi.useAtlasVisitStoreMutation;

/** `atlas.jobs`: jobs in one state, by kind and store. */
export const useAtlasJobsQuery: CallQueryHook<'atlas.jobs'> = atlasApi.useAtlasJobsQuery;

/** `atlas.jobFigures`: the numbers of waiting, running and failed jobs, and the processes that run them. */
export const useAtlasJobFiguresQuery: CallQueryHook<'atlas.jobFigures'> = atlasApi.useAtlasJobFiguresQuery;

/** `atlas.retryJobs`: have failed jobs tried once more. */
export const useAtlasRetryJobsMutation: CallMutationHook<'atlas.retryJobs'> =
  atlasApi.useAtlasRetryJobsMutation;

/** `atlas.discardJobs`: remove failed jobs. */
export const useAtlasDiscardJobsMutation: CallMutationHook<'atlas.discardJobs'> =
  atlasApi.useAtlasDiscardJobsMutation;

/** `atlas.orders`: the order queue over all stores, by status, store and age. */
export const useAtlasOrdersQuery: CallQueryHook<'atlas.orders'> = atlasApi.useAtlasOrdersQuery;

/** `atlas.order`: one order with its lines, money, moves and status log. */
export const useAtlasOrderQuery: CallQueryHook<'atlas.order'> = atlasApi.useAtlasOrderQuery;

/** `atlas.addParcel`: note the number of a parcel. */
/** `atlas.createDraft`: build an order for a store as a draft. */
export const useAtlasCreateDraftMutation: CallMutationHook<'atlas.createDraft'> =
  atlasApi.useAtlasCreateDraftMutation;

/** `atlas.priceDraft`: the current price of a draft. */
export const useAtlasPriceDraftQuery: CallQueryHook<'atlas.priceDraft'> = atlasApi.useAtlasPriceDraftQuery;

/** `atlas.priceDraft`: the current price of a draft. Asked when its trigger is called. */
export const useLazyAtlasPriceDraftQuery: CallLazyQueryHook<'atlas.priceDraft'> =
  atlasApi.useLazyAtlasPriceDraftQuery;

/** `atlas.storeVariants`: variants of a store by words. */
export const useAtlasStoreVariantsQuery: CallQueryHook<'atlas.storeVariants'> =
  atlasApi.useAtlasStoreVariantsQuery;

/** `atlas.storeVariants`: variants of a store by words. Asked when its trigger is called. */
export const useLazyAtlasStoreVariantsQuery: CallLazyQueryHook<'atlas.storeVariants'> =
  atlasApi.useLazyAtlasStoreVariantsQuery;

/** `atlas.storeCustomers`: customers of a store by words. */
export const useAtlasStoreCustomersQuery: CallQueryHook<'atlas.storeCustomers'> =
  atlasApi.useAtlasStoreCustomersQuery;

/** `atlas.storeCustomers`: customers of a store by words. Asked when its trigger is called. */
export const useLazyAtlasStoreCustomersQuery: CallLazyQueryHook<'atlas.storeCustomers'> =
  atlasApi.useLazyAtlasStoreCustomersQuery;

/** `atlas.updateOrder`: change a draft, or an order before its production. */
export const useAtlasUpdateOrderMutation: CallMutationHook<'atlas.updateOrder'> =
  atlasApi.useAtlasUpdateOrderMutation;

/** `atlas.deleteDraft`: delete a draft for good. */
export const useAtlasDeleteDraftMutation: CallMutationHook<'atlas.deleteDraft'> =
  atlasApi.useAtlasDeleteDraftMutation;

/** `atlas.exportOrders`: the orders of a store as a file; browsers download it at `storeOrdersPath`. */
export const useAtlasExportOrdersQuery: CallQueryHook<'atlas.exportOrders'> =
  atlasApi.useAtlasExportOrdersQuery;

/** `atlas.sendPayLink`: email a link at which an order is paid. */
export const useAtlasSendPayLinkMutation: CallMutationHook<'atlas.sendPayLink'> =
  atlasApi.useAtlasSendPayLinkMutation;

/** `atlas.recordPayment`: record how an order was paid outside of the platform. */
export const useAtlasRecordPaymentMutation: CallMutationHook<'atlas.recordPayment'> =
  atlasApi.useAtlasRecordPaymentMutation;

/** `atlas.refundOrder`: refund part of an order. */
export const useAtlasRefundOrderMutation: CallMutationHook<'atlas.refundOrder'> =
  atlasApi.useAtlasRefundOrderMutation;

/** `atlas.reprintOrder`: make spoiled items of an order again. */
export const useAtlasReprintOrderMutation: CallMutationHook<'atlas.reprintOrder'> =
  atlasApi.useAtlasReprintOrderMutation;

/** `atlas.addParcel`: note the number of a parcel. */
export const useAtlasAddParcelMutation: CallMutationHook<'atlas.addParcel'> =
  atlasApi.useAtlasAddParcelMutation;

/** `atlas.removeParcel`: take the number of a parcel off again. */
export const useAtlasRemoveParcelMutation: CallMutationHook<'atlas.removeParcel'> =
  atlasApi.useAtlasRemoveParcelMutation;

/** `atlas.bookReturn`: book a return in that has arrived. */
export const useAtlasBookReturnMutation: CallMutationHook<'atlas.bookReturn'> =
  atlasApi.useAtlasBookReturnMutation;

/** `atlas.design`: the design of an order line by its shopper. */
export const useAtlasDesignQuery: CallQueryHook<'atlas.design'> = atlasApi.useAtlasDesignQuery;

/** `atlas.quote`: the request for a bespoke order, and the offer. */
export const useAtlasQuoteQuery: CallQueryHook<'atlas.quote'> = atlasApi.useAtlasQuoteQuery;

/** `atlas.offerQuote`: put prices on the lines of a quote. */
export const useAtlasOfferQuoteMutation: CallMutationHook<'atlas.offerQuote'> =
  atlasApi.useAtlasOfferQuoteMutation;

/** `atlas.sendMockup`: show the customer how it will be printed. */
export const useAtlasSendMockupMutation: CallMutationHook<'atlas.sendMockup'> =
  atlasApi.useAtlasSendMockupMutation;

/** `atlas.setStatus`: move an order to another status, with a reason where one is due; 409 when somebody moved it first. */
export const useAtlasSetStatusMutation: CallMutationHook<'atlas.setStatus'> =
  atlasApi.useAtlasSetStatusMutation;
