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

export const {
  /** `products.list`: list the products of a store: by collection or search, filtered, sorted and paged, with facet counts. */
  useProductsListQuery,
  /** `products.list`: list the products of a store: by collection or search, filtered, sorted and paged, with facet counts. Asked when its trigger is called. */
  useLazyProductsListQuery,
  /** `products.get`: a product by its url name, with variants, pictures and related products. */
  useProductsGetQuery,
  /** `products.reviews`: reviews of a product, newest first, with how many there are of each rating. */
  useProductsReviewsQuery,
  /** `products.suggest`: suggestions while a shopper types: products, collections and search terms. */
  useProductsSuggestQuery,
  /** `products.fetchBase`: the plain product that a product is printed on. */
  useProductsFetchBaseQuery,
  /** `products.fetch`: products by id, in the order asked for; unknown ids are left out. */
  useProductsFetchQuery,
  /** `models.fetch`: models of one type by id: `product`, `collection` or `page`. A single id gives a single model, a list of ids a list. */
  useModelsFetchQuery,
  /** `collections.list`: the collections of a store in the order of the owner. */
  useCollectionsListQuery,
} = productsApi;
