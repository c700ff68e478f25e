import type { Core } from '../../core.ts';
import type { SplitTests } from '../split-tests/create-split-tests.ts';
import { eventsRoutes } from './events.routes.ts';
import { createEventsService } from './events.service.ts';
import { createTermCounts } from './term-counts.ts';
import { createSearchedTerms } from './searched-terms.ts';

/** Events of shops, as browsers report them. */
export function createEvents(core: Core, { splitTests }: { splitTests: SplitTests }) {
  return {
    searchedTerms: createSearchedTerms(core.database),
    termCounts: createTermCounts(core.database),
    routes: eventsRoutes(createEventsService(core, splitTests.service)),
  };
}

/** The domain of events. */
export type Events = ReturnType<typeof createEvents>;
