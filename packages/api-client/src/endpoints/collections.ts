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

/** A change of a collection is seen in lists, on products and in what shoppers read. */
const changed = (answer: unknown) =>
  answer === undefined
    ? []
    : ([{ type: 'ManagedCollection', id: listId }, 'ManagedProduct', 'Collection', 'Product'] as const);

/** Collections as a store's team manages them; the dashboard's pages of collections bring them with their own code. */
export const collectionsApi: CallsApi<{
  dashboardCollections: CallQueryEndpoint<'dashboard.collections'>;
  dashboardCollection: CallQueryEndpoint<'dashboard.collection'>;
  dashboardCreateCollection: CallMutationEndpoint<'dashboard.createCollection'>;
  dashboardUpdateCollection: CallMutationEndpoint<'dashboard.updateCollection'>;
  dashboardSetCollectionImage: CallMutationEndpoint<'dashboard.setCollectionImage'>;
  dashboardDeleteCollection: CallMutationEndpoint<'dashboard.deleteCollection'>;
  dashboardPreviewCollection: CallQueryEndpoint<'dashboard.previewCollection'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardCollections: build.query<CallAnswer<'dashboard.collections'>, CallArg<'dashboard.collections'>>({
      query: callQuery('dashboard.collections'),
      providesTags: [{ type: 'ManagedCollection', id: listId }],
    }),
    dashboardCollection: build.query<CallAnswer<'dashboard.collection'>, CallArg<'dashboard.collection'>>({
      query: callQuery('dashboard.collection'),
      providesTags: (_answer, _error, { params }) => [{ type: 'ManagedCollection', id: params.id }],
    }),
    dashboardCreateCollection: build.mutation<
      CallAnswer<'dashboard.createCollection'>,
      CallArg<'dashboard.createCollection'>
    >({
      query: callQuery('dashboard.createCollection'),
      invalidatesTags: changed,
    }),
    dashboardUpdateCollection: build.mutation<
      CallAnswer<'dashboard.updateCollection'>,
      CallArg<'dashboard.updateCollection'>
    >({
      query: callQuery('dashboard.updateCollection'),
      invalidatesTags: changed,
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(putCollection(params, answer.data));
      },
    }),
    dashboardSetCollectionImage: build.mutation<
      CallAnswer<'dashboard.setCollectionImage'>,
      CallArg<'dashboard.setCollectionImage'>
    >({
      query: callQuery('dashboard.setCollectionImage'),
      invalidatesTags: changed,
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(putCollection(params, answer.data));
      },
    }),
    dashboardDeleteCollection: build.mutation<
      CallAnswer<'dashboard.deleteCollection'>,
      CallArg<'dashboard.deleteCollection'>
    >({
      query: callQuery('dashboard.deleteCollection'),
      invalidatesTags: changed,
    }),
    dashboardPreviewCollection: build.query<
      CallAnswer<'dashboard.previewCollection'>,
      CallArg<'dashboard.previewCollection'>
    >({
      query: callQuery('dashboard.previewCollection'),
      keepUnusedDataFor: 0,
    }),
  }),
});

function putCollection(
  params: CallArg<'dashboard.collection'>['params'],
  collection: CallAnswer<'dashboard.collection'>,
) {
  return collectionsApi.util.upsertQueryEntries([
    { endpointName: 'dashboardCollection', arg: { params }, value: collection },
  ]);
}

/** `dashboard.collections`: collections of a store by name, with how many products are in each. */
export const useDashboardCollectionsQuery: CallQueryHook<'dashboard.collections'> =
  collectionsApi.useDashboardCollectionsQuery;

/**
 * `dashboard.collections`: collections of a store by name, with how many products are in each. Asked when its trigger
 * is called.
 */
export const useLazyDashboardCollectionsQuery: CallLazyQueryHook<'dashboard.collections'> =
  collectionsApi.useLazyDashboardCollectionsQuery;

/** `dashboard.collection`: one collection to edit, with its products and where it is named. */
export const useDashboardCollectionQuery: CallQueryHook<'dashboard.collection'> =
  collectionsApi.useDashboardCollectionQuery;

/** `dashboard.createCollection`: create a collection: a manual one of chosen products, or an automatic one with rules. */
export const useDashboardCreateCollectionMutation: CallMutationHook<'dashboard.createCollection'> =
  collectionsApi.useDashboardCreateCollectionMutation;

/** `dashboard.updateCollection`: change a collection. */
export const useDashboardUpdateCollectionMutation: CallMutationHook<'dashboard.updateCollection'> =
  collectionsApi.useDashboardUpdateCollectionMutation;

/** `dashboard.setCollectionImage`: upload the image of a collection. */
export const useDashboardSetCollectionImageMutation: CallMutationHook<'dashboard.setCollectionImage'> =
  collectionsApi.useDashboardSetCollectionImageMutation;

/** `dashboard.deleteCollection`: delete a collection; its products stay. */
export const useDashboardDeleteCollectionMutation: CallMutationHook<'dashboard.deleteCollection'> =
  collectionsApi.useDashboardDeleteCollectionMutation;

/** `dashboard.previewCollection`: the products that rules choose now. */
export const useDashboardPreviewCollectionQuery: CallQueryHook<'dashboard.previewCollection'> =
  collectionsApi.useDashboardPreviewCollectionQuery;
