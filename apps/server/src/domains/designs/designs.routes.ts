import { ok } from '../../http/answer.ts';
import { route, type Route } from '../../http/route.ts';
import type { DesignsService } from './designs.service.ts';

/** The calls of the studio, and what staff see of it. */
export function designsRoutes(designs: DesignsService): Route[] {
  return [
    route('studio.products', async ({ division, currency }) =>
      ok(await designs.products(division, currency)),
    ),
    route('products.fetchBase', ({ division, currency }, { query }) =>
      designs.base(division, query.sku, currency),
    ),
    route('studio.design', ({ division }, { params }) => designs.get(division, params.design)),
    route('studio.save', ({ division, ip }, { body }) => designs.save(division, body, ip)),
    route('atlas.design', (_context, { params }) => designs.ofOrder(params.id, params.design)),
  ];
}
