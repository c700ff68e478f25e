import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId } from '../tags.ts';
import { productsApi, type ProductsEndpoints } from './products.ts';
import type {
  CallLazyQueryHook,
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Pages of a store, read by shoppers and saved by owners. */
export const pagesApi: CallsApi<
  ProductsEndpoints & {
    pagesList: CallQueryEndpoint<'pages.list'>;
    pagesGet: CallQueryEndpoint<'pages.get'>;
    blogPaginate: CallQueryEndpoint<'blog.paginate'>;
    artemisQuery: CallQueryEndpoint<'artemis.query'>;
    socialInstagramPosts: CallQueryEndpoint<'social.instagramPosts'>;
    pagesOpenGate: CallMutationEndpoint<'pages.openGate'>;
    pagesCreate: CallMutationEndpoint<'pages.create'>;
    pagesUpdate: CallMutationEndpoint<'pages.update'>;
    pagesDelete: CallMutationEndpoint<'pages.delete'>;
  }
> = productsApi.injectEndpoints({
  endpoints: (build) => ({
    pagesList: build.query<CallAnswer<'pages.list'>, CallArg<'pages.list'>>({
      query: callQuery('pages.list'),
      providesTags: [{ type: 'Page', id: listId }],
    }),
    pagesGet: build.query<CallAnswer<'pages.get'>, CallArg<'pages.get'>>({
      query: callQuery('pages.get'),
      providesTags: (_page, _error, { params }) => [{ type: 'Page', id: params.id }],
    }),
    // Here, because blocks of any page show posts.
    blogPaginate: build.query<CallAnswer<'blog.paginate'>, CallArg<'blog.paginate'>>({
      query: callQuery('blog.paginate'),
      providesTags: ['Post'],
    }),
    // Blocks of any page show pictures of the drive, too.
    artemisQuery: build.query<CallAnswer<'artemis.query'>, CallArg<'artemis.query'>>({
      query: callQuery('artemis.query'),
      providesTags: ['Page'],
    }),
    // And posts on Instagram.
    socialInstagramPosts: build.query<CallAnswer<'social.instagramPosts'>, CallArg<'social.instagramPosts'>>({
      query: callQuery('social.instagramPosts'),
      providesTags: ['Page'],
    }),
    pagesOpenGate: build.mutation<CallAnswer<'pages.openGate'>, CallArg<'pages.openGate'>>({
      query: callQuery('pages.openGate'),
    }),
    pagesCreate: build.mutation<CallAnswer<'pages.create'>, CallArg<'pages.create'>>({
      query: callQuery('pages.create'),
      invalidatesTags: (page) => (page === undefined ? [] : [{ type: 'Page', id: listId }, 'StoreCore']),
    }),
    pagesUpdate: build.mutation<CallAnswer<'pages.update'>, CallArg<'pages.update'>>({
      query: callQuery('pages.update'),
      invalidatesTags: (page, _error, { params }) =>
        page === undefined
          ? []
          : [{ type: 'Page', id: listId }, { type: 'Page', id: params.id }, 'StoreCore'],
    }),
    pagesDelete: build.mutation<CallAnswer<'pages.delete'>, CallArg<'pages.delete'>>({
      query: callQuery('pages.delete'),
      invalidatesTags: (done) => (done === undefined ? [] : [{ type: 'Page', id: listId }, 'StoreCore']),
    }),
  }),
});

/** `artemis.query`: pictures of the store's drive, newest first, where a published page shows it. */
export const useArtemisQueryQuery: CallQueryHook<'artemis.query'> = pagesApi.useArtemisQueryQuery;

/** `blog.paginate`: the published posts of a store, newest first, and its topics. */
export const useBlogPaginateQuery: CallQueryHook<'blog.paginate'> = pagesApi.useBlogPaginateQuery;

/** `social.instagramPosts`: the newest posts of a store on Instagram. */
export const useSocialInstagramPostsQuery: CallQueryHook<'social.instagramPosts'> =
  pagesApi.useSocialInstagramPostsQuery;

/** `pages.list`: pages of a store for pickers and the page list of the editor. */
export const usePagesListQuery: CallQueryHook<'pages.list'> = pagesApi.usePagesListQuery;

/** `pages.get`: a page with its blocks; an unpublished one only for its owner. */
export const usePagesGetQuery: CallQueryHook<'pages.get'> = pagesApi.usePagesGetQuery;

/** `pages.get`: a page with its blocks; an unpublished one only for its owner. Asked when its trigger is called. */
export const useLazyPagesGetQuery: CallLazyQueryHook<'pages.get'> = pagesApi.useLazyPagesGetQuery;

/** `pages.openGate`: open a gate of a page: answers what stands behind it. */
export const usePagesOpenGateMutation: CallMutationHook<'pages.openGate'> = pagesApi.usePagesOpenGateMutation;

/** `pages.create`: create a page. Needs the pro plan. */
export const usePagesCreateMutation: CallMutationHook<'pages.create'> = pagesApi.usePagesCreateMutation;

/** `pages.update`: save a page. Needs the pro plan; `version` must be the one that was read, else 409. */
export const usePagesUpdateMutation: CallMutationHook<'pages.update'> = pagesApi.usePagesUpdateMutation;

/** `pages.delete`: delete a page that is not the homepage. */
export const usePagesDeleteMutation: CallMutationHook<'pages.delete'> = pagesApi.usePagesDeleteMutation;
