import type { Core } from '../../core.ts';
import { ok } from '../../http/answer.ts';
import { route, type Route } from '../../http/route.ts';
import { createFiguresService } from './figures.service.ts';

/** The domain of figures: what a store's team is told of its sales and visits. */
export function createFigures(core: Core) {
  const service = createFiguresService(core);
  const routes: Route[] = [
    route('dashboard.figures', async ({ division }, { query }) => ok(await service.figures(division, query))),
    route('dashboard.figureTable', async ({ division }, { params, query }) =>
      ok(await service.table(division, params.table, query)),
    ),
    route('dashboard.exportFigures', async ({ division }, { params, query }) =>
      service.file(division, params.table, query),
    ),
  ];
  return { service, routes };
}

/** The domain of figures. */
export type Figures = ReturnType<typeof createFigures>;
