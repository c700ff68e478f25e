import type { CallContext } from '../../../http/context.ts';
import { route, type Route } from '../../../http/route.ts';
import type { Division } from '../../../tenancy/division.ts';
import { storeOriginOf } from '../../catalogue/editing/store-origin.ts';
import { writeKey } from '../../idempotency/written-once.ts';
import type { ManagedPosts, PostEdit } from './managed-posts.ts';

/** Calls by which a store's team writes its blog. `hostOf` gives the host of a store, without port. */
export function managedPostsRoutes(posts: ManagedPosts, hostOf: (division: Division) => string): Route[] {
  const edit = (context: CallContext): PostEdit => ({
    division: context.division,
    actor: context.visitor.identity,
    storeOrigin: storeOriginOf(context, hostOf),
  });
  const write = (context: CallContext, call: string, request: unknown): PostEdit => {
    const { identity: actor } = context.visitor;
    const key = { call: `post.${call}`, actor, key: context.idempotencyKey };
    return { ...edit(context), once: writeKey(key, request) };
  };
  return [
    route('dashboard.posts', ({ division }, { query }) => posts.list(division, query)),
    route('dashboard.post', (context, { params }) => posts.get(edit(context), params.id)),
    route('dashboard.createPost', (context, { body }) => posts.create(write(context, 'create', body), body)),
    route('dashboard.updatePost', (context, { params, body }) =>
      posts.update(write(context, 'update', [params.id, body]), params.id, body),
    ),
    route('dashboard.setPostImage', async (context, { params }) =>
      posts.setImage(write(context, 'image', params.id), params.id, await context.upload()),
    ),
    route('dashboard.deletePost', (context, { params }) =>
      posts.remove(write(context, 'delete', params.id), params.id),
    ),
  ];
}
