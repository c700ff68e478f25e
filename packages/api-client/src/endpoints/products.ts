import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { storeFrontApi, type StoreFrontEndpoints } from './store-front.ts';
import type { CallLazyQueryHook, CallQueryEndpoint, CallQueryHook, CallsApi } from '../call-hooks.ts';

/** Endpoints of products, and those that stand before them. */
export type ProductsEndpoints = StoreFrontEndpoints & {
  productsList: CallQueryEndpoint<'products.list'>;
  productsGet: CallQueryEndpoint<'products.get'>;
  productsReviews: CallQueryEndpoint<'products.reviews'>;
  productsSuggest: CallQueryEndpoint<'products.suggest'>;
  productsFetchBase: CallQueryEndpoint<'products.fetchBase'>;
  productsFetch: CallQueryEndpoint<'products.fetch'>;
  modelsFetch: CallQueryEndpoint<'models.fetch'>;
  collectionsList: CallQueryEndpoint<'collections.list'>;
};

/** Products, collections and models as shoppers see them. */
export const productsApi: CallsApi<ProductsEndpoints> = storeFrontApi.injectEndpoints({
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
    productsFetchBase: build.query<CallAnswer<'products.fetchBase'>, CallArg<'products.fetchBase'>>({
      query: callQuery('products.fetchBase'),
      providesTags: ['Product'],
    }),
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

/** `products.list`: list the products of a store: by collection or search, filtered, sorted and paged, with facet counts. */
export const useProductsListQuery: CallQueryHook<'products.list'> = productsApi.useProductsListQuery;

/** `products.list`: list the products of a store: by collection or search, filtered, sorted and paged, with facet counts. Asked when its trigger is called. */
export const useLazyProductsListQuery: CallLazyQueryHook<'products.list'> =
  productsApi.useLazyProductsListQuery;

/** `products.get`: a product by its url name, with variants, pictures and related products. */
export const useProductsGetQuery: CallQueryHook<'products.get'> = productsApi.useProductsGetQuery;

/** `products.reviews`: reviews of a product, newest first, with how many there are of each rating. */
export const useProductsReviewsQuery: CallQueryHook<'products.reviews'> = productsApi.useProductsReviewsQuery;

/** `products.suggest`: suggestions while a shopper types: products, collections and search terms. */
export const useProductsSuggestQuery: CallQueryHook<'products.suggest'> = productsApi.useProductsSuggestQuery;

/** `products.fetchBase`: the plain product that a product is printed on. */
export const useProductsFetchBaseQuery: CallQueryHook<'products.fetchBase'> =
  productsApi.useProductsFetchBaseQuery;

/** `products.fetch`: products by id, in the order asked for; unknown ids are left out. */
export const useProductsFetchQuery: CallQueryHook<'products.fetch'> = productsApi.useProductsFetchQuery;

/** `models.fetch`: models of one type by id: `product`, `collection` or `page`. A single id gives a single model, a list of ids a list. */
export const useModelsFetchQuery: CallQueryHook<'models.fetch'> = productsApi.useModelsFetchQuery;

/** `collections.list`: the collections of a store in the order of the owner. */
export const useCollectionsListQuery: CallQueryHook<'collections.list'> = productsApi.useCollectionsListQuery;
