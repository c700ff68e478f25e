import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId } from '../tags.ts';

/** Approval of products: the list of staff, and owners who ask again. */
export const moderationApi = api.injectEndpoints({
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

export const {
  /** `atlas.products`: products of all stores by their approval. */
  useAtlasProductsQuery,
  /** `atlas.decideProduct`: approve a product, or deny it with a reason. */
  useAtlasDecideProductMutation,
  /** `atlas.productApproval`: whether the new products of a store wait for approval. */
  useAtlasProductApprovalQuery,
  /** `atlas.setProductApproval`: have the new products of a store wait for approval, or not. */
  useAtlasSetProductApprovalMutation,
  /** `dashboard.askApproval`: ask staff to look at a denied product again. */
  useDashboardAskApprovalMutation,
} = moderationApi;
