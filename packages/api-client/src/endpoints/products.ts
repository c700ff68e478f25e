import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { storeFrontApi } from './store-front.ts';

/** Products, collections and models as shoppers see them. */
export const productsApi = storeFrontApi.injectEndpoints({
  endpoints: (build) => ({
    productsList: build.query<CallAnswer<'products.list'>, CallArg<'products.list'>>({
      query: callQuery('products.list'),
      providesTags: ['Product'],
    }),
    productsGet: build.query<CallAnswer<'products.get'>, CallArg<'products.get'>>({
      query: callQuery('products.get'),
      providesTags: ['Product'],
    }),
    productsReviews: build.query<CallAnswer<'products.reviews'>, CallArg<'products.reviews'>>({
      query: callQuery('products.reviews'),
      providesTags: ['ProductReviews'],
    }),
    productsSuggest: build.query<CallAnswer<'products.suggest'>, CallArg<'products.suggest'>>({
      query: callQuery('products.suggest'),
      providesTags: ['Product'],
    }),
    // The calls below are POST by the spec, yet only read: they are cached like queries.
    productsFetch: build.query<CallAnswer<'products.fetch'>, CallArg<'products.fetch'>>({
      query: callQuery('products.fetch'),
      providesTags: ['Product'],
    }),
    modelsFetch: build.query<CallAnswer<'models.fetch'>, CallArg<'models.fetch'>>({
      query: callQuery('models.fetch'),
      providesTags: ['Product', 'Collection', 'Page'],
    }),
    collectionsList: build.query<CallAnswer<'collections.list'>, CallArg<'collections.list'>>({
      query: callQuery('collections.list'),
      providesTags: ['Collection'],
    }),
  }),
});

export const {
  useProductsListQuery,
  useLazyProductsListQuery,
  useProductsGetQuery,
  useProductsReviewsQuery,
  useProductsSuggestQuery,
  useProductsFetchQuery,
  useModelsFetchQuery,
  useCollectionsListQuery,
} = productsApi;
