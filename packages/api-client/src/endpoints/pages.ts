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
    pagesDraft: CallQueryEndpoint<'pages.draft'>;
    pagesSaveDraft: CallMutationEndpoint<'pages.saveDraft'>;
    pagesDiscardDraft: CallMutationEndpoint<'pages.discardDraft'>;
    pagesPublish: CallMutationEndpoint<'pages.publish'>;
    pagesCancelSchedule: CallMutationEndpoint<'pages.cancelSchedule'>;
    pagesVersions: CallQueryEndpoint<'pages.versions'>;
    pagesVersion: CallQueryEndpoint<'pages.version'>;
    pagesRestoreVersion: CallMutationEndpoint<'pages.restoreVersion'>;
    pagesPresence: CallMutationEndpoint<'pages.presence'>;
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
    pagesDraft: build.query<CallAnswer<'pages.draft'>, CallArg<'pages.draft'>>({
      query: callQuery('pages.draft'),
    }),
    pagesSaveDraft: build.mutation<CallAnswer<'pages.saveDraft'>, CallArg<'pages.saveDraft'>>({
      query: callQuery('pages.saveDraft'),
      invalidatesTags: (draft) => (draft === undefined ? [] : [{ type: 'Page', id: listId }]),
    }),
    pagesDiscardDraft: build.mutation<CallAnswer<'pages.discardDraft'>, CallArg<'pages.discardDraft'>>({
      query: callQuery('pages.discardDraft'),
      invalidatesTags: (draft) => (draft === undefined ? [] : [{ type: 'Page', id: listId }]),
    }),
    pagesPublish: build.mutation<CallAnswer<'pages.publish'>, CallArg<'pages.publish'>>({
      query: callQuery('pages.publish'),
      invalidatesTags: (draft, _error, { params }) =>
        draft === undefined
          ? []
          : [{ type: 'Page', id: listId }, { type: 'Page', id: params.id }, 'StoreCore'],
    }),
    pagesCancelSchedule: build.mutation<CallAnswer<'pages.cancelSchedule'>, CallArg<'pages.cancelSchedule'>>({
      query: callQuery('pages.cancelSchedule'),
      invalidatesTags: (draft) => (draft === undefined ? [] : [{ type: 'Page', id: listId }]),
    }),
    pagesVersions: build.query<CallAnswer<'pages.versions'>, CallArg<'pages.versions'>>({
      query: callQuery('pages.versions'),
    }),
    pagesVersion: build.query<CallAnswer<'pages.version'>, CallArg<'pages.version'>>({
      query: callQuery('pages.version'),
    }),
    pagesRestoreVersion: build.mutation<CallAnswer<'pages.restoreVersion'>, CallArg<'pages.restoreVersion'>>({
      query: callQuery('pages.restoreVersion'),
      invalidatesTags: (draft) => (draft === undefined ? [] : [{ type: 'Page', id: listId }]),
    }),
    pagesPresence: build.mutation<CallAnswer<'pages.presence'>, CallArg<'pages.presence'>>({
      query: callQuery('pages.presence'),
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

/** `pages.draft`: a page as it is edited: its draft, or the live page. Asked when its trigger is called. */
export const usePagesDraftQuery: CallQueryHook<'pages.draft'> = pagesApi.usePagesDraftQuery;

/** `pages.draft`: a page as it is edited: its draft, or the live page. Asked when its trigger is called. */
export const useLazyPagesDraftQuery: CallLazyQueryHook<'pages.draft'> = pagesApi.useLazyPagesDraftQuery;

/** `pages.saveDraft`: save the draft of a page. Needs the pro plan; `version` must be the one that was read, else 409. */
export const usePagesSaveDraftMutation: CallMutationHook<'pages.saveDraft'> =
  pagesApi.usePagesSaveDraftMutation;

/** `pages.discardDraft`: discard the draft of a page, which stays in the history. */
export const usePagesDiscardDraftMutation: CallMutationHook<'pages.discardDraft'> =
  pagesApi.usePagesDiscardDraftMutation;

/** `pages.publish`: publish the draft of a page or take the page off the shop, now or at a time. */
export const usePagesPublishMutation: CallMutationHook<'pages.publish'> = pagesApi.usePagesPublishMutation;

/** `pages.cancelSchedule`: cancel what was scheduled for a page. */
export const usePagesCancelScheduleMutation: CallMutationHook<'pages.cancelSchedule'> =
  pagesApi.usePagesCancelScheduleMutation;

/** `pages.versions`: the history of a page, newest first. Asked when its trigger is called. */
export const usePagesVersionsQuery: CallQueryHook<'pages.versions'> = pagesApi.usePagesVersionsQuery;

/** `pages.versions`: the history of a page, newest first. Asked when its trigger is called. */
export const useLazyPagesVersionsQuery: CallLazyQueryHook<'pages.versions'> =
  pagesApi.useLazyPagesVersionsQuery;

/** `pages.version`: a version of a page with its content. Asked when its trigger is called. */
export const usePagesVersionQuery: CallQueryHook<'pages.version'> = pagesApi.usePagesVersionQuery;

/** `pages.version`: a version of a page with its content. Asked when its trigger is called. */
export const useLazyPagesVersionQuery: CallLazyQueryHook<'pages.version'> = pagesApi.useLazyPagesVersionQuery;

/** `pages.restoreVersion`: make a version of a page its draft. */
export const usePagesRestoreVersionMutation: CallMutationHook<'pages.restoreVersion'> =
  pagesApi.usePagesRestoreVersionMutation;

/** `pages.presence`: say that a page is open in an editor, and read who else has it open. */
export const usePagesPresenceMutation: CallMutationHook<'pages.presence'> = pagesApi.usePagesPresenceMutation;
