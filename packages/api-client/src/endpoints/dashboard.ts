// Over 400 lines: calls of an order share their rules of the cache, and each hook has a line of its own.
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

/** Endpoints for data that a store's owner reads and changes. */
export const dashboardApi: CallsApi<{
  dashboardOverview: CallQueryEndpoint<'dashboard.overview'>;
  dashboardOrder: CallQueryEndpoint<'dashboard.order'>;
  dashboardCreateDraft: CallMutationEndpoint<'dashboard.createDraft'>;
  dashboardPriceDraft: CallQueryEndpoint<'dashboard.priceDraft'>;
  dashboardUpdateOrder: CallMutationEndpoint<'dashboard.updateOrder'>;
  dashboardDeleteDraft: CallMutationEndpoint<'dashboard.deleteDraft'>;
  dashboardSendPayLink: CallMutationEndpoint<'dashboard.sendPayLink'>;
  dashboardCompleteOrder: CallMutationEndpoint<'dashboard.completeOrder'>;
  dashboardReadyOrder: CallMutationEndpoint<'dashboard.readyOrder'>;
  dashboardQuote: CallQueryEndpoint<'dashboard.quote'>;
  dashboardRecordPayment: CallMutationEndpoint<'dashboard.recordPayment'>;
  dashboardRefundOrder: CallMutationEndpoint<'dashboard.refundOrder'>;
  dashboardCancelOrder: CallMutationEndpoint<'dashboard.cancelOrder'>;
  dashboardAddOrderNote: CallMutationEndpoint<'dashboard.addOrderNote'>;
  dashboardFulfilOrder: CallMutationEndpoint<'dashboard.fulfilOrder'>;
  dashboardUpdateFulfilment: CallMutationEndpoint<'dashboard.updateFulfilment'>;
  dashboardCancelFulfilment: CallMutationEndpoint<'dashboard.cancelFulfilment'>;
  dashboardSendOrderMail: CallMutationEndpoint<'dashboard.sendOrderMail'>;
  dashboardProducts: CallQueryEndpoint<'dashboard.products'>;
  dashboardProduct: CallQueryEndpoint<'dashboard.product'>;
  dashboardCreateProduct: CallMutationEndpoint<'dashboard.createProduct'>;
  dashboardDuplicateProduct: CallMutationEndpoint<'dashboard.duplicateProduct'>;
  dashboardDeleteProduct: CallMutationEndpoint<'dashboard.deleteProduct'>;
  dashboardUpdateProduct: CallMutationEndpoint<'dashboard.updateProduct'>;
  dashboardAddProductImage: CallMutationEndpoint<'dashboard.addProductImage'>;
  dashboardAddProductFile: CallMutationEndpoint<'dashboard.addProductFile'>;
  dashboardGiftCards: CallQueryEndpoint<'dashboard.giftCards'>;
  dashboardIssueGiftCard: CallMutationEndpoint<'dashboard.issueGiftCard'>;
  dashboardBlockGiftCard: CallMutationEndpoint<'dashboard.blockGiftCard'>;
  dashboardReviews: CallQueryEndpoint<'dashboard.reviews'>;
  dashboardModerateReview: CallMutationEndpoint<'dashboard.moderateReview'>;
  dashboardFiles: CallQueryEndpoint<'dashboard.files'>;
  dashboardAddFile: CallMutationEndpoint<'dashboard.addFile'>;
  dashboardImports: CallQueryEndpoint<'dashboard.imports'>;
  dashboardImport: CallQueryEndpoint<'dashboard.import'>;
  dashboardCreateImport: CallMutationEndpoint<'dashboard.createImport'>;
  dashboardApplyImport: CallMutationEndpoint<'dashboard.applyImport'>;
  dashboardCancelImport: CallMutationEndpoint<'dashboard.cancelImport'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardOverview: build.query<CallAnswer<'dashboard.overview'>, CallArg<'dashboard.overview'>>({
      query: callQuery('dashboard.overview'),
      providesTags: ['Overview'],
    }),
    dashboardOrder: build.query<CallAnswer<'dashboard.order'>, CallArg<'dashboard.order'>>({
      query: callQuery('dashboard.order'),
      providesTags: (_order, _error, { params }) => [{ type: 'ManagedOrder', id: params.id }],
    }),
    dashboardCreateDraft: build.mutation<
      CallAnswer<'dashboard.createDraft'>,
      CallArg<'dashboard.createDraft'>
    >({
      query: callQuery('dashboard.createDraft'),
      invalidatesTags: [{ type: 'ManagedOrder', id: listId }],
    }),
    dashboardPriceDraft: build.query<CallAnswer<'dashboard.priceDraft'>, CallArg<'dashboard.priceDraft'>>({
      query: callQuery('dashboard.priceDraft'),
      // Prices, stock and delivery change elsewhere.
      keepUnusedDataFor: 0,
    }),
    dashboardUpdateOrder: build.mutation<
      CallAnswer<'dashboard.updateOrder'>,
      CallArg<'dashboard.updateOrder'>
    >({
      query: callQuery('dashboard.updateOrder'),
      invalidatesTags: (_order, _error, { params }) => [
        { type: 'ManagedOrder', id: params.id },
        { type: 'ManagedOrder', id: listId },
        'Overview',
      ],
    }),
    dashboardDeleteDraft: build.mutation<
      CallAnswer<'dashboard.deleteDraft'>,
      CallArg<'dashboard.deleteDraft'>
    >({
      query: callQuery('dashboard.deleteDraft'),
      invalidatesTags: [{ type: 'ManagedOrder', id: listId }],
    }),
    dashboardSendPayLink: build.mutation<
      CallAnswer<'dashboard.sendPayLink'>,
      CallArg<'dashboard.sendPayLink'>
    >({
      query: callQuery('dashboard.sendPayLink'),
      invalidatesTags: (_order, _error, { params }) => [{ type: 'ManagedOrder', id: params.id }],
    }),
    dashboardCompleteOrder: build.mutation<
      CallAnswer<'dashboard.completeOrder'>,
      CallArg<'dashboard.completeOrder'>
    >({
      query: callQuery('dashboard.completeOrder'),
      invalidatesTags: (_order, _error, { params }) => [
        { type: 'ManagedOrder', id: params.id },
        { type: 'ManagedOrder', id: listId },
      ],
    }),
    dashboardReadyOrder: build.mutation<CallAnswer<'dashboard.readyOrder'>, CallArg<'dashboard.readyOrder'>>({
      query: callQuery('dashboard.readyOrder'),
      invalidatesTags: (_order, _error, { params }) => [{ type: 'ManagedOrder', id: params.id }],
    }),
    dashboardQuote: build.query<CallAnswer<'dashboard.quote'>, CallArg<'dashboard.quote'>>({
      query: callQuery('dashboard.quote'),
      providesTags: (_quote, _error, { params }) => [{ type: 'ManagedOrder', id: params.id }],
    }),
    dashboardRecordPayment: build.mutation<
      CallAnswer<'dashboard.recordPayment'>,
      CallArg<'dashboard.recordPayment'>
    >({
      query: callQuery('dashboard.recordPayment'),
      invalidatesTags: (_order, _error, { params }) => [
        { type: 'ManagedOrder', id: params.id },
        { type: 'ManagedOrder', id: listId },
        'Overview',
      ],
    }),
    dashboardRefundOrder: build.mutation<
      CallAnswer<'dashboard.refundOrder'>,
      CallArg<'dashboard.refundOrder'>
    >({
      query: callQuery('dashboard.refundOrder'),
      invalidatesTags: (_order, _error, { params }) => [
        { type: 'ManagedOrder', id: params.id },
        { type: 'ManagedOrder', id: listId },
        'Overview',
      ],
    }),
    dashboardCancelOrder: build.mutation<
      CallAnswer<'dashboard.cancelOrder'>,
      CallArg<'dashboard.cancelOrder'>
    >({
      query: callQuery('dashboard.cancelOrder'),
      invalidatesTags: (_order, _error, { params }) => [
        { type: 'ManagedOrder', id: params.id },
        { type: 'ManagedOrder', id: listId },
        'ManagedProduct',
        'Overview',
      ],
    }),
    dashboardAddOrderNote: build.mutation<
      CallAnswer<'dashboard.addOrderNote'>,
      CallArg<'dashboard.addOrderNote'>
    >({
      query: callQuery('dashboard.addOrderNote'),
      invalidatesTags: (_order, _error, { params }) => [{ type: 'ManagedOrder', id: params.id }],
    }),
    dashboardFulfilOrder: build.mutation<
      CallAnswer<'dashboard.fulfilOrder'>,
      CallArg<'dashboard.fulfilOrder'>
    >({
      query: callQuery('dashboard.fulfilOrder'),
      invalidatesTags: (_order, _error, { params }) => [
        { type: 'ManagedOrder', id: params.id },
        { type: 'ManagedOrder', id: listId },
        'Overview',
      ],
    }),
    dashboardUpdateFulfilment: build.mutation<
      CallAnswer<'dashboard.updateFulfilment'>,
      CallArg<'dashboard.updateFulfilment'>
    >({
      query: callQuery('dashboard.updateFulfilment'),
      invalidatesTags: (_order, _error, { params }) => [{ type: 'ManagedOrder', id: params.id }],
    }),
    dashboardCancelFulfilment: build.mutation<
      CallAnswer<'dashboard.cancelFulfilment'>,
      CallArg<'dashboard.cancelFulfilment'>
    >({
      query: callQuery('dashboard.cancelFulfilment'),
      invalidatesTags: (_order, _error, { params }) => [
        { type: 'ManagedOrder', id: params.id },
        { type: 'ManagedOrder', id: listId },
        'Overview',
      ],
    }),
    dashboardSendOrderMail: build.mutation<
      CallAnswer<'dashboard.sendOrderMail'>,
      CallArg<'dashboard.sendOrderMail'>
    >({
      query: callQuery('dashboard.sendOrderMail'),
      invalidatesTags: (_order, _error, { params }) => [{ type: 'ManagedOrder', id: params.id }],
    }),
    dashboardProducts: build.query<CallAnswer<'dashboard.products'>, CallArg<'dashboard.products'>>({
      query: callQuery('dashboard.products'),
      providesTags: [{ type: 'ManagedProduct', id: listId }],
    }),
    dashboardProduct: build.query<CallAnswer<'dashboard.product'>, CallArg<'dashboard.product'>>({
      query: callQuery('dashboard.product'),
      providesTags: (_product, _error, { params }) => [{ type: 'ManagedProduct', id: params.id }],
    }),
    dashboardCreateProduct: build.mutation<
      CallAnswer<'dashboard.createProduct'>,
      CallArg<'dashboard.createProduct'>
    >({
      query: callQuery('dashboard.createProduct'),
      invalidatesTags: (product) =>
        product === undefined ? [] : [{ type: 'ManagedProduct', id: listId }, 'Overview'],
    }),
    dashboardDuplicateProduct: build.mutation<
      CallAnswer<'dashboard.duplicateProduct'>,
      CallArg<'dashboard.duplicateProduct'>
    >({
      query: callQuery('dashboard.duplicateProduct'),
      invalidatesTags: (product) =>
        product === undefined ? [] : [{ type: 'ManagedProduct', id: listId }, 'Overview'],
    }),
    dashboardDeleteProduct: build.mutation<
      CallAnswer<'dashboard.deleteProduct'>,
      CallArg<'dashboard.deleteProduct'>
    >({
      query: callQuery('dashboard.deleteProduct'),
      invalidatesTags: (done) =>
        done === undefined ? [] : [{ type: 'ManagedProduct', id: listId }, 'Overview', 'Product'],
    }),
    dashboardUpdateProduct: build.mutation<
      CallAnswer<'dashboard.updateProduct'>,
      CallArg<'dashboard.updateProduct'>
    >({
      query: callQuery('dashboard.updateProduct'),
      invalidatesTags: (product) =>
        product === undefined ? [] : [{ type: 'ManagedProduct', id: listId }, 'Overview', 'Product'],
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(putProduct(params, answer.data));
      },
    }),
    dashboardAddProductImage: build.mutation<
      CallAnswer<'dashboard.addProductImage'>,
      CallArg<'dashboard.addProductImage'>
    >({
      query: callQuery('dashboard.addProductImage'),
      invalidatesTags: (product) =>
        product === undefined ? [] : [{ type: 'ManagedProduct', id: listId }, 'Product'],
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(putProduct(params, answer.data));
      },
    }),
    dashboardAddProductFile: build.mutation<
      CallAnswer<'dashboard.addProductFile'>,
      CallArg<'dashboard.addProductFile'>
    >({
      query: callQuery('dashboard.addProductFile'),
      invalidatesTags: (product) =>
        product === undefined ? [] : [{ type: 'ManagedProduct', id: listId }, 'Product'],
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(putProduct(params, answer.data));
      },
    }),
    dashboardGiftCards: build.query<CallAnswer<'dashboard.giftCards'>, CallArg<'dashboard.giftCards'>>({
      query: callQuery('dashboard.giftCards'),
      providesTags: ['ManagedGiftCard'],
    }),
    dashboardIssueGiftCard: build.mutation<
      CallAnswer<'dashboard.issueGiftCard'>,
      CallArg<'dashboard.issueGiftCard'>
    >({
      query: callQuery('dashboard.issueGiftCard'),
      invalidatesTags: (card) => (card === undefined ? [] : ['ManagedGiftCard']),
    }),
    dashboardBlockGiftCard: build.mutation<
      CallAnswer<'dashboard.blockGiftCard'>,
      CallArg<'dashboard.blockGiftCard'>
    >({
      query: callQuery('dashboard.blockGiftCard'),
      invalidatesTags: (card) => (card === undefined ? [] : ['ManagedGiftCard']),
    }),
    dashboardReviews: build.query<CallAnswer<'dashboard.reviews'>, CallArg<'dashboard.reviews'>>({
      query: callQuery('dashboard.reviews'),
      providesTags: ['ManagedReview'],
    }),
    dashboardModerateReview: build.mutation<
      CallAnswer<'dashboard.moderateReview'>,
      CallArg<'dashboard.moderateReview'>
    >({
      query: callQuery('dashboard.moderateReview'),
      invalidatesTags: (review) =>
        review === undefined ? [] : ['ManagedReview', 'ProductReviews', 'Product'],
    }),
    dashboardFiles: build.query<CallAnswer<'dashboard.files'>, CallArg<'dashboard.files'>>({
      query: callQuery('dashboard.files'),
      providesTags: [{ type: 'File', id: listId }],
    }),
    dashboardAddFile: build.mutation<CallAnswer<'dashboard.addFile'>, CallArg<'dashboard.addFile'>>({
      query: callQuery('dashboard.addFile'),
      invalidatesTags: (file) => (file === undefined ? [] : [{ type: 'File', id: listId }]),
    }),
    dashboardImports: build.query<CallAnswer<'dashboard.imports'>, CallArg<'dashboard.imports'>>({
      query: callQuery('dashboard.imports'),
      providesTags: [{ type: 'Import', id: listId }],
    }),
    dashboardImport: build.query<CallAnswer<'dashboard.import'>, CallArg<'dashboard.import'>>({
      query: callQuery('dashboard.import'),
      providesTags: (_import, _error, { params }) => [{ type: 'Import', id: params.id }],
    }),
    dashboardCreateImport: build.mutation<
      CallAnswer<'dashboard.createImport'>,
      CallArg<'dashboard.createImport'>
    >({
      query: callQuery('dashboard.createImport'),
      invalidatesTags: (answer) => (answer === undefined ? [] : [{ type: 'Import', id: listId }]),
    }),
    dashboardApplyImport: build.mutation<
      CallAnswer<'dashboard.applyImport'>,
      CallArg<'dashboard.applyImport'>
    >({
      query: callQuery('dashboard.applyImport'),
      invalidatesTags: (_answer, _error, { params }) => [
        { type: 'Import', id: listId },
        { type: 'Import', id: params.id },
        'ManagedProduct',
        'Overview',
        'Product',
      ],
    }),
    dashboardCancelImport: build.mutation<
      CallAnswer<'dashboard.cancelImport'>,
      CallArg<'dashboard.cancelImport'>
    >({
      query: callQuery('dashboard.cancelImport'),
      invalidatesTags: (_answer, _error, { params }) => [
        { type: 'Import', id: listId },
        { type: 'Import', id: params.id },
      ],
    }),
  }),
});

function putProduct(
  params: CallArg<'dashboard.product'>['params'],
  product: CallAnswer<'dashboard.product'>,
) {
  return dashboardApi.util.upsertQueryEntries([
    { endpointName: 'dashboardProduct', arg: { params }, value: product },
  ]);
}

/** `dashboard.overview`: how the store does: sales of the last 30 days, what waits, latest orders, best sellers. */
export const useDashboardOverviewQuery: CallQueryHook<'dashboard.overview'> =
  dashboardApi.useDashboardOverviewQuery;

/** `dashboard.order`: one order with its lines, money, addresses, payment attempts and status log. */
export const useDashboardOrderQuery: CallQueryHook<'dashboard.order'> = dashboardApi.useDashboardOrderQuery;

/** `dashboard.createDraft`: build an order as a draft. */
export const useDashboardCreateDraftMutation: CallMutationHook<'dashboard.createDraft'> =
  dashboardApi.useDashboardCreateDraftMutation;

/** `dashboard.priceDraft`: the current price of a draft. */
export const useDashboardPriceDraftQuery: CallQueryHook<'dashboard.priceDraft'> =
  dashboardApi.useDashboardPriceDraftQuery;

/** `dashboard.priceDraft`: the current price of a draft. Asked when its trigger is called. */
export const useLazyDashboardPriceDraftQuery: CallLazyQueryHook<'dashboard.priceDraft'> =
  dashboardApi.useLazyDashboardPriceDraftQuery;

/** `dashboard.updateOrder`: change a draft, or the address and lines of an order before its production. */
export const useDashboardUpdateOrderMutation: CallMutationHook<'dashboard.updateOrder'> =
  dashboardApi.useDashboardUpdateOrderMutation;

/** `dashboard.deleteDraft`: delete a draft for good. */
export const useDashboardDeleteDraftMutation: CallMutationHook<'dashboard.deleteDraft'> =
  dashboardApi.useDashboardDeleteDraftMutation;

/** `dashboard.sendPayLink`: email a link at which an order is paid. */
export const useDashboardSendPayLinkMutation: CallMutationHook<'dashboard.sendPayLink'> =
  dashboardApi.useDashboardSendPayLinkMutation;

/** `dashboard.completeOrder`: complete an order whose rest was refunded. */
export const useDashboardCompleteOrderMutation: CallMutationHook<'dashboard.completeOrder'> =
  dashboardApi.useDashboardCompleteOrderMutation;

/** `dashboard.readyOrder`: say that an order lies ready where it is collected. */
export const useDashboardReadyOrderMutation: CallMutationHook<'dashboard.readyOrder'> =
  dashboardApi.useDashboardReadyOrderMutation;

/** `dashboard.quote`: the print job of a quote, with its artwork. */
export const useDashboardQuoteQuery: CallQueryHook<'dashboard.quote'> = dashboardApi.useDashboardQuoteQuery;

/** `dashboard.recordPayment`: record how an order was paid outside of the platform. */
export const useDashboardRecordPaymentMutation: CallMutationHook<'dashboard.recordPayment'> =
  dashboardApi.useDashboardRecordPaymentMutation;

/** `dashboard.refundOrder`: refund part of an order. */
export const useDashboardRefundOrderMutation: CallMutationHook<'dashboard.refundOrder'> =
  dashboardApi.useDashboardRefundOrderMutation;

/** `dashboard.cancelOrder`: cancel an order that is not in production. */
export const useDashboardCancelOrderMutation: CallMutationHook<'dashboard.cancelOrder'> =
  dashboardApi.useDashboardCancelOrderMutation;

/** `dashboard.addOrderNote`: write a note on an order, or change its tags. */
export const useDashboardAddOrderNoteMutation: CallMutationHook<'dashboard.addOrderNote'> =
  dashboardApi.useDashboardAddOrderNoteMutation;

/** `dashboard.fulfilOrder`: send items of an order in a parcel. */
export const useDashboardFulfilOrderMutation: CallMutationHook<'dashboard.fulfilOrder'> =
  dashboardApi.useDashboardFulfilOrderMutation;

/** `dashboard.updateFulfilment`: change how a parcel is tracked. */
export const useDashboardUpdateFulfilmentMutation: CallMutationHook<'dashboard.updateFulfilment'> =
  dashboardApi.useDashboardUpdateFulfilmentMutation;

/** `dashboard.cancelFulfilment`: cancel a parcel that was noted wrongly. */
export const useDashboardCancelFulfilmentMutation: CallMutationHook<'dashboard.cancelFulfilment'> =
  dashboardApi.useDashboardCancelFulfilmentMutation;

/** `dashboard.sendOrderMail`: send an email about an order again. */
export const useDashboardSendOrderMailMutation: CallMutationHook<'dashboard.sendOrderMail'> =
  dashboardApi.useDashboardSendOrderMailMutation;

/** `dashboard.products`: products of the store, with search and filter. */
export const useDashboardProductsQuery: CallQueryHook<'dashboard.products'> =
  dashboardApi.useDashboardProductsQuery;

/** `dashboard.products`: products of the store, with search and filter. Asked when its trigger is called. */
export const useLazyDashboardProductsQuery: CallLazyQueryHook<'dashboard.products'> =
  dashboardApi.useLazyDashboardProductsQuery;

/** `dashboard.product`: one product to edit. */
export const useDashboardProductQuery: CallQueryHook<'dashboard.product'> =
  dashboardApi.useDashboardProductQuery;

/** `dashboard.createProduct`: add a product as a draft: its name is enough. It is sold once `enabled` is set. */
export const useDashboardCreateProductMutation: CallMutationHook<'dashboard.createProduct'> =
  dashboardApi.useDashboardCreateProductMutation;

/** `dashboard.duplicateProduct`: copy a product with its pictures, options and variants as a draft. */
export const useDashboardDuplicateProductMutation: CallMutationHook<'dashboard.duplicateProduct'> =
  dashboardApi.useDashboardDuplicateProductMutation;

/** `dashboard.deleteProduct`: delete a product with its reviews. Orders keep what they bought. */
export const useDashboardDeleteProductMutation: CallMutationHook<'dashboard.deleteProduct'> =
  dashboardApi.useDashboardDeleteProductMutation;

/** `dashboard.updateProduct`: change a product; shoppers see it on their next load. */
export const useDashboardUpdateProductMutation: CallMutationHook<'dashboard.updateProduct'> =
  dashboardApi.useDashboardUpdateProductMutation;

/** `dashboard.addProductImage`: upload a picture of a product: PNG, JPEG, WebP, AVIF or GIF, up to 40 megapixels. */
export const useDashboardAddProductImageMutation: CallMutationHook<'dashboard.addProductImage'> =
  dashboardApi.useDashboardAddProductImageMutation;

/** `dashboard.addProductFile`: attach a file to a product for shoppers to download: PDF, PNG or JPEG, up to 10 MB. */
export const useDashboardAddProductFileMutation: CallMutationHook<'dashboard.addProductFile'> =
  dashboardApi.useDashboardAddProductFileMutation;

/** `dashboard.giftCards`: gift cards that were issued, newest first, with what is left of them; codes are never shown. */
export const useDashboardGiftCardsQuery: CallQueryHook<'dashboard.giftCards'> =
  dashboardApi.useDashboardGiftCardsQuery;

/** `dashboard.issueGiftCard`: issue a gift card by hand and mail it; once for its id. */
export const useDashboardIssueGiftCardMutation: CallMutationHook<'dashboard.issueGiftCard'> =
  dashboardApi.useDashboardIssueGiftCardMutation;

/** `dashboard.blockGiftCard`: block a gift card, so that nobody pays with it, or let it be paid with again. */
export const useDashboardBlockGiftCardMutation: CallMutationHook<'dashboard.blockGiftCard'> =
  dashboardApi.useDashboardBlockGiftCardMutation;

/** `dashboard.reviews`: reviews of the store’s products by buyers, newest first, with the number of unread ones. */
export const useDashboardReviewsQuery: CallQueryHook<'dashboard.reviews'> =
  dashboardApi.useDashboardReviewsQuery;

/** `dashboard.moderateReview`: show a review on its product’s page, or take it off; the product’s average follows. */
export const useDashboardModerateReviewMutation: CallMutationHook<'dashboard.moderateReview'> =
  dashboardApi.useDashboardModerateReviewMutation;

/** `dashboard.files`: pictures that were uploaded for pages, newest first. */
export const useDashboardFilesQuery: CallQueryHook<'dashboard.files'> = dashboardApi.useDashboardFilesQuery;

/** `dashboard.addFile`: upload a picture for pages: PNG, JPEG, WebP, AVIF or GIF, up to 40 megapixels. */
export const useDashboardAddFileMutation: CallMutationHook<'dashboard.addFile'> =
  dashboardApi.useDashboardAddFileMutation;

/** `dashboard.imports`: imports of the store, newest first. */
export const useDashboardImportsQuery: CallQueryHook<'dashboard.imports'> =
  dashboardApi.useDashboardImportsQuery;

/** `dashboard.import`: an import with a page of its rows. */
export const useDashboardImportQuery: CallQueryHook<'dashboard.import'> =
  dashboardApi.useDashboardImportQuery;

/** `dashboard.createImport`: upload a Shopify product CSV; it is read into a preview. */
export const useDashboardCreateImportMutation: CallMutationHook<'dashboard.createImport'> =
  dashboardApi.useDashboardCreateImportMutation;

/** `dashboard.applyImport`: carry out a previewed import as a job. */
export const useDashboardApplyImportMutation: CallMutationHook<'dashboard.applyImport'> =
  dashboardApi.useDashboardApplyImportMutation;

/** `dashboard.cancelImport`: drop a previewed import. */
export const useDashboardCancelImportMutation: CallMutationHook<'dashboard.cancelImport'> =
  dashboardApi.useDashboardCancelImportMutation;
