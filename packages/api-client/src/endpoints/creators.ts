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

const listed = (answer: unknown) =>
  answer === undefined ? [] : ([{ type: 'Creator', id: listId }, 'ManagedProduct', 'Product'] as const);

/** Endpoints for the creators of a store's products, for its team. */
export const creatorsApi: CallsApi<{
  dashboardCreators: CallQueryEndpoint<'dashboard.creators'>;
  dashboardCreator: CallQueryEndpoint<'dashboard.creator'>;
  dashboardCreateCreator: CallMutationEndpoint<'dashboard.createCreator'>;
  dashboardUpdateCreator: CallMutationEndpoint<'dashboard.updateCreator'>;
  dashboardSetCreatorImage: CallMutationEndpoint<'dashboard.setCreatorImage'>;
  dashboardDeleteCreator: CallMutationEndpoint<'dashboard.deleteCreator'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardCreators: build.query<CallAnswer<'dashboard.creators'>, CallArg<'dashboard.creators'>>({
      query: callQuery('dashboard.creators'),
      providesTags: [{ type: 'Creator', id: listId }],
    }),
    dashboardCreator: build.query<CallAnswer<'dashboard.creator'>, CallArg<'dashboard.creator'>>({
      query: callQuery('dashboard.creator'),
      providesTags: (_creator, _error, { params }) => [{ type: 'Creator', id: params.id }],
    }),
    dashboardCreateCreator: build.mutation<
      CallAnswer<'dashboard.createCreator'>,
      CallArg<'dashboard.createCreator'>
    >({
      query: callQuery('dashboard.createCreator'),
      invalidatesTags: (creator) => (creator === undefined ? [] : [{ type: 'Creator', id: listId }]),
    }),
    dashboardUpdateCreator: build.mutation<
      CallAnswer<'dashboard.updateCreator'>,
      CallArg<'dashboard.updateCreator'>
    >({
      query: callQuery('dashboard.updateCreator'),
      invalidatesTags: listed,
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(putCreator(params, answer.data));
      },
    }),
    dashboardSetCreatorImage: build.mutation<
      CallAnswer<'dashboard.setCreatorImage'>,
      CallArg<'dashboard.setCreatorImage'>
    >({
      query: callQuery('dashboard.setCreatorImage'),
      invalidatesTags: listed,
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(putCreator(params, answer.data));
      },
    }),
    dashboardDeleteCreator: build.mutation<
      CallAnswer<'dashboard.deleteCreator'>,
      CallArg<'dashboard.deleteCreator'>
    >({
      query: callQuery('dashboard.deleteCreator'),
      invalidatesTags: listed,
    }),
  }),
});

function putCreator(
  params: CallArg<'dashboard.creator'>['params'],
  creator: CallAnswer<'dashboard.creator'>,
) {
  return creatorsApi.util.upsertQueryEntries([
    { endpointName: 'dashboardCreator', arg: { params }, value: creator },
  ]);
}

/** `dashboard.creators`: the makers and designers of the store’s products, by name, with product counts. */
export const useDashboardCreatorsQuery: CallQueryHook<'dashboard.creators'> =
  creatorsApi.useDashboardCreatorsQuery;

/**
 * `dashboard.creators`: the makers and designers of the store’s products, by name, with product counts. Asked when its
 * trigger is called.
 */
export const useLazyDashboardCreatorsQuery: CallLazyQueryHook<'dashboard.creators'> =
  creatorsApi.useLazyDashboardCreatorsQuery;

/** `dashboard.creator`: one creator to edit. */
export const useDashboardCreatorQuery: CallQueryHook<'dashboard.creator'> =
  creatorsApi.useDashboardCreatorQuery;

/** `dashboard.createCreator`: add a creator; without a `urlName`, the address is made from the name. */
export const useDashboardCreateCreatorMutation: CallMutationHook<'dashboard.createCreator'> =
  creatorsApi.useDashboardCreateCreatorMutation;

/** `dashboard.updateCreator`: change a creator; what is left out stays. */
export const useDashboardUpdateCreatorMutation: CallMutationHook<'dashboard.updateCreator'> =
  creatorsApi.useDashboardUpdateCreatorMutation;

/** `dashboard.setCreatorImage`: upload the picture of a creator. */
export const useDashboardSetCreatorImageMutation: CallMutationHook<'dashboard.setCreatorImage'> =
  creatorsApi.useDashboardSetCreatorImageMutation;

/** `dashboard.deleteCreator`: delete a creator; their products stay, without one. */
export const useDashboardDeleteCreatorMutation: CallMutationHook<'dashboard.deleteCreator'> =
  creatorsApi.useDashboardDeleteCreatorMutation;
