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

/** A change of a post is seen in the list, and in the answers that the dashboard has of it. */
const changed = (answer: unknown, _error: unknown, { params }: { params: { id: number | string } }) =>
  answer === undefined
    ? []
    : [
        { type: 'ManagedPost' as const, id: listId },
        { type: 'ManagedPost' as const, id: params.id },
      ];

/** Posts of the blog as a store's team writes them; the dashboard's pages of posts bring them with their own code. */
export const managedPostsApi: CallsApi<{
  dashboardPosts: CallQueryEndpoint<'dashboard.posts'>;
  dashboardPost: CallQueryEndpoint<'dashboard.post'>;
  dashboardCreatePost: CallMutationEndpoint<'dashboard.createPost'>;
  dashboardUpdatePost: CallMutationEndpoint<'dashboard.updatePost'>;
  dashboardSetPostImage: CallMutationEndpoint<'dashboard.setPostImage'>;
  dashboardDeletePost: CallMutationEndpoint<'dashboard.deletePost'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardPosts: build.query<CallAnswer<'dashboard.posts'>, CallArg<'dashboard.posts'>>({
      query: callQuery('dashboard.posts'),
      providesTags: [{ type: 'ManagedPost', id: listId }],
    }),
    dashboardPost: build.query<CallAnswer<'dashboard.post'>, CallArg<'dashboard.post'>>({
      query: callQuery('dashboard.post'),
      providesTags: (_answer, _error, { params }) => [{ type: 'ManagedPost', id: params.id }],
    }),
    dashboardCreatePost: build.mutation<CallAnswer<'dashboard.createPost'>, CallArg<'dashboard.createPost'>>({
      query: callQuery('dashboard.createPost'),
      invalidatesTags: (answer) => (answer === undefined ? [] : [{ type: 'ManagedPost', id: listId }]),
    }),
    dashboardUpdatePost: build.mutation<CallAnswer<'dashboard.updatePost'>, CallArg<'dashboard.updatePost'>>({
      query: callQuery('dashboard.updatePost'),
      invalidatesTags: changed,
    }),
    dashboardSetPostImage: build.mutation<
      CallAnswer<'dashboard.setPostImage'>,
      CallArg<'dashboard.setPostImage'>
    >({
      query: callQuery('dashboard.setPostImage'),
      invalidatesTags: changed,
    }),
    dashboardDeletePost: build.mutation<CallAnswer<'dashboard.deletePost'>, CallArg<'dashboard.deletePost'>>({
      query: callQuery('dashboard.deletePost'),
      // Its own page is left; asked again, it would not be found.
      invalidatesTags: (answer) => (answer === undefined ? [] : [{ type: 'ManagedPost', id: listId }]),
    }),
  }),
});

/** `dashboard.posts`: the posts of a store, with drafts. */
export const useDashboardPostsQuery: CallQueryHook<'dashboard.posts'> =
  managedPostsApi.useDashboardPostsQuery;

/** `dashboard.post`: one of them with its text. */
export const useDashboardPostQuery: CallQueryHook<'dashboard.post'> = managedPostsApi.useDashboardPostQuery;

/** `dashboard.createPost`: write a post. */
export const useDashboardCreatePostMutation: CallMutationHook<'dashboard.createPost'> =
  managedPostsApi.useDashboardCreatePostMutation;

/** `dashboard.updatePost`: change a post, publish or schedule it. */
export const useDashboardUpdatePostMutation: CallMutationHook<'dashboard.updatePost'> =
  managedPostsApi.useDashboardUpdatePostMutation;

/** `dashboard.setPostImage`: upload the image of a post. */
export const useDashboardSetPostImageMutation: CallMutationHook<'dashboard.setPostImage'> =
  managedPostsApi.useDashboardSetPostImageMutation;

/** `dashboard.deletePost`: delete a post. */
export const useDashboardDeletePostMutation: CallMutationHook<'dashboard.deletePost'> =
  managedPostsApi.useDashboardDeletePostMutation;
