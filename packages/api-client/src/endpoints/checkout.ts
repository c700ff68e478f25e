import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { api } from '../api.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

type Placed = CallAnswer<'checkout.place'> | undefined;

const ordered = [
  { type: 'Basket', id: 'main' },
  { type: 'Basket', id: 'now' },
] as const;

/** An order that stands empties the basket; one that waits for the bank leaves it as it is. */
const afterPlacing = (answer: Placed) =>
  answer === undefined || answer.status === 'requires_action'
    ? []
    : ([...ordered, 'Quote', 'Order', 'Address', 'Product'] as const);

/** From the price of a delivery to the order placed. */
export const checkoutApi: CallsApi<{
  checkoutQuote: CallQueryEndpoint<'checkout.quote'>;
  checkoutNoteContact: CallMutationEndpoint<'checkout.noteContact'>;
  checkoutPlace: CallMutationEndpoint<'checkout.place'>;
  checkoutToPay: CallQueryEndpoint<'checkout.toPay'>;
  checkoutPay: CallMutationEndpoint<'checkout.pay'>;
  checkoutConfirm: CallMutationEndpoint<'checkout.confirm'>;
  paymentsTestCard: CallMutationEndpoint<'payments.testCard'>;
  paymentsTestChallenge: CallMutationEndpoint<'payments.testChallenge'>;
  ordersGet: CallQueryEndpoint<'orders.get'>;
  ordersInvoice: CallQueryEndpoint<'orders.invoice'>;
  ordersOptions: CallQueryEndpoint<'orders.options'>;
  ordersSetAddress: CallMutationEndpoint<'orders.setAddress'>;
  ordersChangeLines: CallMutationEndpoint<'orders.changeLines'>;
  ordersCancel: CallMutationEndpoint<'orders.cancel'>;
  ordersReturns: CallQueryEndpoint<'orders.returns'>;
  ordersAskReturn: CallMutationEndpoint<'orders.askReturn'>;
  ordersCancelReturn: CallMutationEndpoint<'orders.cancelReturn'>;
  ordersSendLink: CallMutationEndpoint<'orders.sendLink'>;
  ordersReviews: CallQueryEndpoint<'orders.reviews'>;
  ordersReview: CallMutationEndpoint<'orders.review'>;
  studioProducts: CallQueryEndpoint<'studio.products'>;
  quotesGet: CallQueryEndpoint<'quotes.get'>;
  ordersHistory: CallQueryEndpoint<'orders.history'>;
  ordersMine: CallQueryEndpoint<'orders.mine'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    checkoutQuote: build.query<CallAnswer<'checkout.quote'>, CallArg<'checkout.quote'>>({
      query: callQuery('checkout.quote'),
      providesTags: ['Quote'],
    }),
    checkoutNoteContact: build.mutation<CallAnswer<'checkout.noteContact'>, CallArg<'checkout.noteContact'>>({
      query: callQuery('checkout.noteContact'),
    }),
    checkoutPlace: build.mutation<CallAnswer<'checkout.place'>, CallArg<'checkout.place'>>({
      query: callQuery('checkout.place'),
      invalidatesTags: (answer) => [...afterPlacing(answer)],
    }),
    checkoutToPay: build.query<CallAnswer<'checkout.toPay'>, CallArg<'checkout.toPay'>>({
      query: callQuery('checkout.toPay'),
      providesTags: (_state, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    checkoutPay: build.mutation<CallAnswer<'checkout.pay'>, CallArg<'checkout.pay'>>({
      query: callQuery('checkout.pay'),
      // A refusal is one more try to be shown.
      invalidatesTags: (_answer, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    checkoutConfirm: build.mutation<CallAnswer<'checkout.confirm'>, CallArg<'checkout.confirm'>>({
      query: callQuery('checkout.confirm'),
      invalidatesTags: (answer) => [...afterPlacing(answer)],
    }),
    paymentsTestCard: build.mutation<CallAnswer<'payments.testCard'>, CallArg<'payments.testCard'>>({
      query: callQuery('payments.testCard'),
    }),
    paymentsTestChallenge: build.mutation<
      CallAnswer<'payments.testChallenge'>,
      CallArg<'payments.testChallenge'>
    >({
      query: callQuery('payments.testChallenge'),
    }),
    ordersGet: build.query<CallAnswer<'orders.get'>, CallArg<'orders.get'>>({
      query: callQuery('orders.get'),
      providesTags: (_order, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    ordersInvoice: build.query<CallAnswer<'orders.invoice'>, CallArg<'orders.invoice'>>({
      query: callQuery('orders.invoice'),
      providesTags: (_invoice, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    ordersOptions: build.query<CallAnswer<'orders.options'>, CallArg<'orders.options'>>({
      query: callQuery('orders.options'),
      providesTags: (_options, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    ordersSetAddress: build.mutation<CallAnswer<'orders.setAddress'>, CallArg<'orders.setAddress'>>({
      query: callQuery('orders.setAddress'),
      invalidatesTags: (_answer, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    ordersChangeLines: build.mutation<CallAnswer<'orders.changeLines'>, CallArg<'orders.changeLines'>>({
      query: callQuery('orders.changeLines'),
      // A refusal too may be news of the order.
      invalidatesTags: (_answer, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    ordersCancel: build.mutation<CallAnswer<'orders.cancel'>, CallArg<'orders.cancel'>>({
      query: callQuery('orders.cancel'),
      invalidatesTags: (_answer, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    ordersReturns: build.query<CallAnswer<'orders.returns'>, CallArg<'orders.returns'>>({
      query: callQuery('orders.returns'),
      providesTags: (_returns, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    ordersAskReturn: build.mutation<CallAnswer<'orders.askReturn'>, CallArg<'orders.askReturn'>>({
      query: callQuery('orders.askReturn'),
      invalidatesTags: (_answer, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    ordersCancelReturn: build.mutation<CallAnswer<'orders.cancelReturn'>, CallArg<'orders.cancelReturn'>>({
      query: callQuery('orders.cancelReturn'),
      // A refusal too may be news: its parcel has arrived.
      invalidatesTags: (_answer, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    ordersSendLink: build.mutation<CallAnswer<'orders.sendLink'>, CallArg<'orders.sendLink'>>({
      query: callQuery('orders.sendLink'),
    }),
    ordersReviews: build.query<CallAnswer<'orders.reviews'>, CallArg<'orders.reviews'>>({
      query: callQuery('orders.reviews'),
      providesTags: (_reviews, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    ordersReview: build.mutation<CallAnswer<'orders.review'>, CallArg<'orders.review'>>({
      query: callQuery('orders.review'),
      invalidatesTags: (answer, _error, { params }) =>
        answer === undefined ? [] : [{ type: 'Order', id: params.orderHash }],
    }),
    studioProducts: build.query<CallAnswer<'studio.products'>, CallArg<'studio.products'>>({
      query: callQuery('studio.products'),
      providesTags: ['Product'],
    }),
    quotesGet: build.query<CallAnswer<'quotes.get'>, CallArg<'quotes.get'>>({
      query: callQuery('quotes.get'),
      providesTags: (_quote, _error, { params }) => [{ type: 'Order', id: params.orderHash }],
    }),
    ordersHistory: build.query<CallAnswer<'orders.history'>, CallArg<'orders.history'>>({
      query: callQuery('orders.history'),
      providesTags: ['Order'],
    }),
    ordersMine: build.query<CallAnswer<'orders.mine'>, CallArg<'orders.mine'>>({
      query: callQuery('orders.mine'),
      providesTags: ['Order'],
    }),
  }),
});

/** `checkout.quote`: the price of the basket delivered to a country, and the delivery methods there. */
export const useCheckoutQuoteQuery: CallQueryHook<'checkout.quote'> = checkoutApi.useCheckoutQuoteQuery;

/** `checkout.noteContact`: note the email address of a shopper at the checkout. */
export const useCheckoutNoteContactMutation: CallMutationHook<'checkout.noteContact'> =
  checkoutApi.useCheckoutNoteContactMutation;

/** `checkout.place`: place the order: one transaction, once per Idempotency-Key. */
export const useCheckoutPlaceMutation: CallMutationHook<'checkout.place'> =
  checkoutApi.useCheckoutPlaceMutation;

/** `checkout.toPay`: the payment state of an order: if it can be paid now, and earlier attempts. */
export const useCheckoutToPayQuery: CallQueryHook<'checkout.toPay'> = checkoutApi.useCheckoutToPayQuery;

/** `checkout.pay`: pay an order that stands: once per Idempotency-Key, and once altogether. */
export const useCheckoutPayMutation: CallMutationHook<'checkout.pay'> = checkoutApi.useCheckoutPayMutation;

/** `checkout.confirm`: finish an order after the bank has asked the shopper (3-D Secure). */
export const useCheckoutConfirmMutation: CallMutationHook<'checkout.confirm'> =
  checkoutApi.useCheckoutConfirmMutation;

/** `payments.testCard`: test processor only: exchange one of the public test card numbers for a payment method. */
export const usePaymentsTestCardMutation: CallMutationHook<'payments.testCard'> =
  checkoutApi.usePaymentsTestCardMutation;

/** `payments.testChallenge`: test processor only: answer the bank’s question. */
export const usePaymentsTestChallengeMutation: CallMutationHook<'payments.testChallenge'> =
  checkoutApi.usePaymentsTestChallengeMutation;

/** `orders.get`: an order by its unguessable hash, for the receipt and the order page. */
export const useOrdersGetQuery: CallQueryHook<'orders.get'> = checkoutApi.useOrdersGetQuery;

/** `orders.invoice`: the invoice of an order, by the unguessable hash of the order. */
export const useOrdersInvoiceQuery: CallQueryHook<'orders.invoice'> = checkoutApi.useOrdersInvoiceQuery;

/** `orders.options`: the changes that a buyer can still make to their order. */
export const useOrdersOptionsQuery: CallQueryHook<'orders.options'> = checkoutApi.useOrdersOptionsQuery;

/** `orders.setAddress`: send an order somewhere else, while it is not made and where its delivery costs the same. */
export const useOrdersSetAddressMutation: CallMutationHook<'orders.setAddress'> =
  checkoutApi.useOrdersSetAddressMutation;

/** `orders.changeLines`: take goods out of an order that is not made yet, or have them in another colour or size. */
export const useOrdersChangeLinesMutation: CallMutationHook<'orders.changeLines'> =
  checkoutApi.useOrdersChangeLinesMutation;

/** `orders.cancel`: cancel an order that is not made yet. */
export const useOrdersCancelMutation: CallMutationHook<'orders.cancel'> = checkoutApi.useOrdersCancelMutation;

/** `orders.returns`: the items of an order that can be sent back, and its returns with their labels. */
export const useOrdersReturnsQuery: CallQueryHook<'orders.returns'> = checkoutApi.useOrdersReturnsQuery;

/** `orders.askReturn`: send goods of an order back, for a refund or in exchange. */
export const useOrdersAskReturnMutation: CallMutationHook<'orders.askReturn'> =
  checkoutApi.useOrdersAskReturnMutation;

/** `orders.cancelReturn`: cancel a return that has not arrived. */
export const useOrdersCancelReturnMutation: CallMutationHook<'orders.cancelReturn'> =
  checkoutApi.useOrdersCancelReturnMutation;

/** `orders.sendLink`: mail the link of an order to the address that it was placed with. */
export const useOrdersSendLinkMutation: CallMutationHook<'orders.sendLink'> =
  checkoutApi.useOrdersSendLinkMutation;

/** `orders.reviews`: the products of an order with what its buyer has said of them. */
export const useOrdersReviewsQuery: CallQueryHook<'orders.reviews'> = checkoutApi.useOrdersReviewsQuery;

/** `orders.review`: review a product of an order: once, shown when the store’s team has read it. */
export const useOrdersReviewMutation: CallMutationHook<'orders.review'> = checkoutApi.useOrdersReviewMutation;

/** `studio.products`: the products that shoppers can have printed with artwork of their own. */
export const useStudioProductsQuery: CallQueryHook<'studio.products'> = checkoutApi.useStudioProductsQuery;

/** `quotes.get`: a quote by the unguessable hash of its order. */
export const useQuotesGetQuery: CallQueryHook<'quotes.get'> = checkoutApi.useQuotesGetQuery;

/** `orders.history`: all orders of the mail address of an order, by the hash in its mails. */
export const useOrdersHistoryQuery: CallQueryHook<'orders.history'> = checkoutApi.useOrdersHistoryQuery;

/** `orders.mine`: orders of the signed-in customer, newest first. */
export const useOrdersMineQuery: CallQueryHook<'orders.mine'> = checkoutApi.useOrdersMineQuery;
