import { ok } from '../../http/answer.ts';
import { route, type Route } from '../../http/route.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { ModelsService } from './models.service.ts';

/** The catalogue's calls of shoppers. */
export function catalogueRoutes(catalogue: CatalogueService, models: ModelsService): Route[] {
  return [
    route('products.list', ({ division, currency }, { query }) => catalogue.list(division, query, currency)),
    route('products.get', ({ division, currency }, { params }) =>
      catalogue.product(division, params.urlName, currency),
    ),
    route('products.reviews', ({ division }, { params, query }) =>
      catalogue.reviews(division, params.urlName, query),
    ),
    route('products.suggest', async ({ division, currency }, { query }) =>
      ok(await catalogue.suggestions(division, query.q, currency)),
    ),
    route('products.fetch', async ({ division, currency }, { body }) =>
      ok({ items: await catalogue.cardsByIds(division, body.product_ids, body.currency ?? currency) }),
    ),
    route('models.fetch', async ({ division, currency }, { body }) => {
      const single = typeof body.ids === 'number';
      const ids = typeof body.ids === 'number' ? [body.ids] : body.ids;
      const found = await models.fetch(division, { ...body, ids }, currency);
      if (!found.ok) return found;
      const [first] = found.value;
      if (!single) return ok({ data: found.value });
      return first ? ok({ data: first }) : models.missing(body.type);
    }),
    route('collections.list', async ({ division }) => ok(await catalogue.collections(division))),
  ];
}
