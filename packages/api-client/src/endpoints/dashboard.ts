import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId } from '../tags.ts';

/** What a store's owner reads and changes. */
export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardOverview: build.query<CallAnswer<'dashboard.overview'>, CallArg<'dashboard.overview'>>({
      query: callQuery('dashboard.overview'),
      providesTags: ['Overview'],
    }),
    dashboardOrders: build.query<CallAnswer<'dashboard.orders'>, CallArg<'dashboard.orders'>>({
      query: callQuery('dashboard.orders'),
      providesTags: [{ type: 'ManagedOrder', id: listId }],
    }),
    dashboardOrder: build.query<CallAnswer<'dashboard.order'>, CallArg<'dashboard.order'>>({
      query: callQuery('dashboard.order'),
      providesTags: (_order, _error, { params }) => [{ type: 'ManagedOrder', id: params.id }],
    }),
    dashboardProducts: build.query<CallAnswer<'dashboard.products'>, CallArg<'dashboard.products'>>({
      query: callQuery('dashboard.products'),
      providesTags: [{ type: 'ManagedProduct', id: listId }],
    }),
    dashboardProduct: build.query<CallAnswer<'dashboard.product'>, CallArg<'dashboard.product'>>({
      query: callQuery('dashboard.product'),
      providesTags: (_product, _error, { params }) => [{ type: 'ManagedProduct', id: params.id }],
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

export const {
  useDashboardOverviewQuery,
  useDashboardOrdersQuery,
  useDashboardOrderQuery,
  useDashboardProductsQuery,
  useDashboardProductQuery,
  useDashboardUpdateProductMutation,
  useDashboardAddProductImageMutation,
  useDashboardFilesQuery,
  useDashboardAddFileMutation,
  useDashboardImportsQuery,
  useDashboardImportQuery,
  useDashboardCreateImportMutation,
  useDashboardApplyImportMutation,
  useDashboardCancelImportMutation,
} = dashboardApi;
