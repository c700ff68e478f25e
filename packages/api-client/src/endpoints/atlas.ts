import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId } from '../tags.ts';

/** The order queue of staff. */
export const atlasApi = api.injectEndpoints({
  endpoints: (build) => ({
    atlasStores: build.query<CallAnswer<'atlas.stores'>, CallArg<'atlas.stores'>>({
      query: callQuery('atlas.stores'),
      providesTags: ['AtlasStore'],
    }),
    atlasOrders: build.query<CallAnswer<'atlas.orders'>, CallArg<'atlas.orders'>>({
      query: callQuery('atlas.orders'),
      providesTags: [{ type: 'AtlasOrder', id: listId }],
    }),
    atlasOrder: build.query<CallAnswer<'atlas.order'>, CallArg<'atlas.order'>>({
      query: callQuery('atlas.order'),
      providesTags: (_order, _error, { params }) => [{ type: 'AtlasOrder', id: params.id }],
    }),
    atlasSetStatus: build.mutation<CallAnswer<'atlas.setStatus'>, CallArg<'atlas.setStatus'>>({
      query: callQuery('atlas.setStatus'),
      invalidatesTags: (order, error, { params }) => {
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

export const {
  /** `atlas.stores`: the stores with orders, for the queue's filter. */
  useAtlasStoresQuery,
  /** `atlas.orders`: the order queue over all stores, by status, store and age. */
  useAtlasOrdersQuery,
  /** `atlas.order`: one order with its lines, money, moves and status log. */
  useAtlasOrderQuery,
  /** `atlas.setStatus`: move an order to another status, with a reason where one is due; 409 when somebody moved it first. */
  useAtlasSetStatusMutation,
} = atlasApi;
