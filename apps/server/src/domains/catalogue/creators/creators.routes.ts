import type { CallContext } from '../../../http/context.ts';
import { answeredOnce, route, type Route } from '../../../http/route.ts';
import type { Division } from '../../../tenancy/division.ts';
import { storeOriginOf } from '../editing/store-origin.ts';
import type { CreatorEdit, ManagedCreators } from './managed-creators.service.ts';

/** The calls by which a store's team works on its creators. `hostOf` gives the host of a store, without port. */
export function creatorsRoutes(creators: ManagedCreators, hostOf: (division: Division) => string): Route[] {
  const edit = (context: CallContext): CreatorEdit => ({
    division: context.division,
    actor: context.visitor.identity,
    storeOrigin: storeOriginOf(context, hostOf),
  });
  return [
    route('dashboard.creators', ({ division }, { query }) => creators.list(division, query)),
    route('dashboard.creator', (context, { params }) => creators.get(edit(context), params.id)),
    answeredOnce(
      route('dashboard.createCreator', (context, { body }) => creators.create(edit(context), body)),
    ),
    answeredOnce(
      route('dashboard.updateCreator', (context, { params, body }) =>
        creators.update(edit(context), params.id, body),
      ),
    ),
    answeredOnce(
      route('dashboard.setCreatorImage', async (context, { params }) =>
        creators.setImage(edit(context), params.id, await context.upload()),
      ),
    ),
    answeredOnce(
      route('dashboard.deleteCreator', (context, { params }) => creators.remove(edit(context), params.id)),
    ),
  ];
}
