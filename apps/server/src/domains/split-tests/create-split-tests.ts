import type { Core } from '../../core.ts';
import type { PagesService } from '../pages/pages.service.ts';
import { createManagedSplitTests } from './managed-split-tests.service.ts';
import { splitTestsRoutes } from './split-tests.routes.ts';
import { createSplitTestsService } from './split-tests.service.ts';

/** Split tests as visitors meet them. Pages need them, and owners need the pages: see {@link createSplitTestsDesk}. */
export function createSplitTests(core: Core) {
  return { service: createSplitTestsService(core) };
}

/** The domain of split tests. */
export type SplitTests = ReturnType<typeof createSplitTests>;

/** Split tests as owners run them. */
export function createSplitTestsDesk(
  core: Core,
  {
    pages,
    splitTests,
  }: { pages: { readonly service: Pick<PagesService, 'withSplitTests'> }; splitTests: SplitTests },
) {
  const managed = createManagedSplitTests(core, { pages: pages.service, splitTests: splitTests.service });
  return { routes: splitTestsRoutes(managed) };
}
