import type { CallContext } from '../../../http/context.ts';
import { answeredOnce, route, type Route } from '../../../http/route.ts';
import type { Division } from '../../../tenancy/division.ts';
import { writeKey } from '../../idempotency/written-once.ts';
import { storeOriginOf } from '../editing/store-origin.ts';
import type { CollectionEdit, ManagedCollections } from './managed-collections.ts';

/** Calls by which a store's team works on its collections. `hostOf` gives the host of a store, without port. */
export function collectionsRoutes(
  collections: ManagedCollections,
  hostOf: (division: Division) => string,
): Route[] {
  const edit = (context: CallContext): CollectionEdit => ({
    division: context.division,
    actor: context.visitor.identity,
    storeOrigin: storeOriginOf(context, hostOf),
  });
  /** The same for a write: with its key, so that it is made once. */
  const write = (context: CallContext, call: string, request: unknown): CollectionEdit => {
    const { identity: actor } = context.visitor;
    const key = { call: `collection.${call}`, actor, key: context.idempotencyKey };
    return { ...edit(context), once: writeKey(key, request) };
  };
  return [
    route('dashboard.collections', ({ division }, { query }) => collections.list(division, query)),
    route('dashboard.collection', (context, { params }) => collections.get(edit(context), params.id)),
    route('dashboard.createCollection', (context, { body }) =>
      collections.create(write(context, 'create', body), body),
    ),
    route('dashboard.updateCollection', (context, { params, body }) =>
      collections.update(write(context, 'update', [params.id, body]), params.id, body),
    ),
    route('dashboard.deleteCollection', (context, { params, query }) =>
      collections.remove(write(context, 'delete', [params.id, query]), params.id, query),
    ),
    answeredOnce(
      route('dashboard.setCollectionImage', async (context, { params }) =>
        collections.setImage(edit(context), params.id, await context.upload()),
      ),
    ),
    route('dashboard.previewCollection', ({ division }, { body }) => collections.preview(division, body)),
  ];
}
