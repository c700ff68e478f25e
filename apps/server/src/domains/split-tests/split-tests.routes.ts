import { ok } from '../../http/answer.ts';
import { answeredOnce, route, type Route } from '../../http/route.ts';
import type { ManagedSplitTests } from './managed-split-tests.service.ts';

/** The calls by which a store's team runs its split tests. */
export function splitTestsRoutes(tests: ManagedSplitTests): Route[] {
  return [
    route('dashboard.splitTests', async ({ division }) => ok(await tests.list(division))),
    answeredOnce(
      route('dashboard.createSplitTest', async ({ division, visitor }, { body }) =>
        tests.create({ division, actor: visitor.identity }, body),
      ),
    ),
    answeredOnce(
      route('dashboard.updateSplitTest', async ({ division, visitor }, { params, body }) =>
        tests.update({ division, actor: visitor.identity }, params.id, body),
      ),
    ),
    answeredOnce(
      route('dashboard.deleteSplitTest', async ({ division, visitor }, { params }) =>
        tests.remove({ division, actor: visitor.identity }, params.id),
      ),
    ),
  ];
}
