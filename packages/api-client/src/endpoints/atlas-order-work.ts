import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { api } from '../api.ts';
import { listId } from '../tags.ts';
import type { CallMutationEndpoint, CallMutationHook, CallsApi } from '../call-hooks.ts';

/** The changed order, and what lists say of it; also after a 409, when somebody else was quicker. */
const changed = (_order: unknown, _error: unknown, { params }: { params: { id: string | number } }) =>
  [{ type: 'AtlasOrder', id: params.id }, { type: 'AtlasOrder', id: listId }, 'AtlasStore'] as const;

/** The work of staff on a placed order: notes, emails, cancelling and parcels; the page of an order brings it with its own code. */
export const atlasOrderWorkApi: CallsApi<{
  atlasAddOrderNote: CallMutationEndpoint<'atlas.addOrderNote'>;
  atlasSendOrderMail: CallMutationEndpoint<'atlas.sendOrderMail'>;
  atlasCancelOrder: CallMutationEndpoint<'atlas.cancelOrder'>;
  atlasFulfilOrder: CallMutationEndpoint<'atlas.fulfilOrder'>;
  atlasCompleteOrder: CallMutationEndpoint<'atlas.completeOrder'>;
  atlasReadyOrder: CallMutationEndpoint<'atlas.readyOrder'>;
  atlasUpdateFulfilment: CallMutationEndpoint<'atlas.updateFulfilment'>;
  atlasCancelFulfilment: CallMutationEndpoint<'atlas.cancelFulfilment'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    atlasAddOrderNote: build.mutation<CallAnswer<'atlas.addOrderNote'>, CallArg<'atlas.addOrderNote'>>({
      query: callQuery('atlas.addOrderNote'),
      invalidatesTags: changed,
    }),
    atlasSendOrderMail: build.mutation<CallAnswer<'atlas.sendOrderMail'>, CallArg<'atlas.sendOrderMail'>>({
      query: callQuery('atlas.sendOrderMail'),
      invalidatesTags: changed,
    }),
    atlasCancelOrder: build.mutation<CallAnswer<'atlas.cancelOrder'>, CallArg<'atlas.cancelOrder'>>({
      query: callQuery('atlas.cancelOrder'),
      invalidatesTags: changed,
    }),
    atlasFulfilOrder: build.mutation<CallAnswer<'atlas.fulfilOrder'>, CallArg<'atlas.fulfilOrder'>>({
      query: callQuery('atlas.fulfilOrder'),
      invalidatesTags: changed,
    }),
    atlasCompleteOrder: build.mutation<CallAnswer<'atlas.completeOrder'>, CallArg<'atlas.completeOrder'>>({
      query: callQuery('atlas.completeOrder'),
      invalidatesTags: changed,
    }),
    atlasReadyOrder: build.mutation<CallAnswer<'atlas.readyOrder'>, CallArg<'atlas.readyOrder'>>({
      query: callQuery('atlas.readyOrder'),
      invalidatesTags: changed,
    }),
    atlasUpdateFulfilment: build.mutation<
      CallAnswer<'atlas.updateFulfilment'>,
      CallArg<'atlas.updateFulfilment'>
    >({
      query: callQuery('atlas.updateFulfilment'),
      invalidatesTags: changed,
    }),
    atlasCancelFulfilment: build.mutation<
      CallAnswer<'atlas.cancelFulfilment'>,
      CallArg<'atlas.cancelFulfilment'>
    >({
      query: callQuery('atlas.cancelFulfilment'),
      invalidatesTags: changed,
    }),
  }),
});

/** `atlas.addOrderNote`: write a note on an order, or change its tags. */
export const useAtlasAddOrderNoteMutation: CallMutationHook<'atlas.addOrderNote'> =
  atlasOrderWorkApi.useAtlasAddOrderNoteMutation;

/** `atlas.sendOrderMail`: send an email about an order again. */
export const useAtlasSendOrderMailMutation: CallMutationHook<'atlas.sendOrderMail'> =
  atlasOrderWorkApi.useAtlasSendOrderMailMutation;

/** `atlas.cancelOrder`: cancel an order before it is made. */
export const useAtlasCancelOrderMutation: CallMutationHook<'atlas.cancelOrder'> =
  atlasOrderWorkApi.useAtlasCancelOrderMutation;

/** `atlas.fulfilOrder`: send items of an order in a parcel. */
export const useAtlasFulfilOrderMutation: CallMutationHook<'atlas.fulfilOrder'> =
  atlasOrderWorkApi.useAtlasFulfilOrderMutation;

/** `atlas.completeOrder`: complete an order that was sent in part. */
export const useAtlasCompleteOrderMutation: CallMutationHook<'atlas.completeOrder'> =
  atlasOrderWorkApi.useAtlasCompleteOrderMutation;

/** `atlas.readyOrder`: say that an order lies ready where it is collected. */
export const useAtlasReadyOrderMutation: CallMutationHook<'atlas.readyOrder'> =
  atlasOrderWorkApi.useAtlasReadyOrderMutation;

/** `atlas.updateFulfilment`: change how a parcel is tracked. */
export const useAtlasUpdateFulfilmentMutation: CallMutationHook<'atlas.updateFulfilment'> =
  atlasOrderWorkApi.useAtlasUpdateFulfilmentMutation;

/** `atlas.cancelFulfilment`: cancel a parcel that was noted wrongly. */
export const useAtlasCancelFulfilmentMutation: CallMutationHook<'atlas.cancelFulfilment'> =
  atlasOrderWorkApi.useAtlasCancelFulfilmentMutation;
