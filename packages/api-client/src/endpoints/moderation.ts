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

/** Approval of products: the list of staff, and owners who ask again. */
export const moderationApi: CallsApi<{
  atlasProducts: CallQueryEndpoint<'atlas.products'>;
  atlasDecideProduct: CallMutationEndpoint<'atlas.decideProduct'>;
  atlasProductApproval: CallQueryEndpoint<'atlas.productApproval'>;
  atlasSetProductApproval: CallMutationEndpoint<'atlas.setProductApproval'>;
  dashboardAskApproval: CallMutationEndpoint<'dashboard.askApproval'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    atlasProducts: build.query<CallAnswer<'atlas.products'>, CallArg<'atlas.products'>>({
      query: callQuery('atlas.products'),
      providesTags: ['ModeratedProduct'],
    }),
    atlasDecideProduct: build.mutation<CallAnswer<'atlas.decideProduct'>, CallArg<'atlas.decideProduct'>>({
      query: callQuery('atlas.decideProduct'),
      // After a refusal too: a colleague may have decided.
      invalidatesTags: ['ModeratedProduct'],
    }),
    atlasProductApproval: build.query<CallAnswer<'atlas.productApproval'>, CallArg<'atlas.productApproval'>>({
      query: callQuery('atlas.productApproval'),
      providesTags: ['ModeratedProduct'],
    }),
    atlasSetProductApproval: build.mutation<
      CallAnswer<'atlas.setProductApproval'>,
      CallArg<'atlas.setProductApproval'>
    >({
      query: callQuery('atlas.setProductApproval'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['ModeratedProduct']),
    }),
    dashboardAskApproval: build.mutation<
      CallAnswer<'dashboard.askApproval'>,
      CallArg<'dashboard.askApproval'>
    >({
      query: callQuery('dashboard.askApproval'),
      invalidatesTags: (_product, _error, { params }) => [
        { type: 'ManagedProduct', id: params.id },
        { type: 'ManagedProduct', id: listId },
      ],
    }),
  }),
});

/** `atlas.products`: products of all stores by their approval. */
export const useAtlasProductsQuery: CallQueryHook<'atlas.products'> = moderationApi.useAtlasProductsQuery;

/** `atlas.decideProduct`: approve a product, or deny it with a reason. */
export const useAtlasDecideProductMutation: CallMutationHook<'atlas.decideProduct'> =
  moderationApi.useAtlasDecideProductMutation;

/** `atlas.productApproval`: the setting that makes new products of a store wait for approval. */
export const useAtlasProductApprovalQuery: CallQueryHook<'atlas.productApproval'> =
  moderationApi.useAtlasProductApprovalQuery;

/** `atlas.setProductApproval`: have the new products of a store wait for approval, or not. */
export const useAtlasSetProductApprovalMutation: CallMutationHook<'atlas.setProductApproval'> =
  moderationApi.useAtlasSetProductApprovalMutation;

/** `dashboard.askApproval`: ask staff to look at a denied product again. */
export const useDashboardAskApprovalMutation: CallMutationHook<'dashboard.askApproval'> =
  moderationApi.useDashboardAskApprovalMutation;
