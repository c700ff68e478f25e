import { ok } from '../../http/answer.ts';
import { route, type Route } from '../../http/route.ts';
import type { ContentFinder } from './search/content-finders.ts';
import type { CatalogueService } from './catalogue.service.ts';

/** The catalogue's calls of shoppers. */
export function catalogueRoutes({
  catalogue,
  searchedTerms,
  findContent,
}: {
  readonly catalogue: CatalogueService;
  /** Terms that others search for in a store, most often first. */
  readonly searchedTerms: (division: number) => Promise<readonly string[]>;
  /** Finds pages, posts and questions of a store. */
  readonly findContent: ContentFinder;
}): Route[] {
  return [
    route('products.list', ({ division, currency }, { query }) => catalogue.list(division, query, currency)),
    route('products.get', ({ division, currency, isTeam }, { params }) =>
      catalogue.product(division, params.urlName, { currency, isTeam }),
    ),
    route('products.reviews', ({ division }, { params, query }) =>
      catalogue.reviews(division, params.urlName, query),
    ),
    route('products.suggest', async ({ division, currency, language }, { query }) =>
      ok({
        ...(await catalogue.suggestions(division, query.q, {
          currency,
          searched: await searchedTerms(division.id),
        })),
        pages: [...(await findContent(division, { query: query.q, language }))],
      }),
    ),
    route('products.fetch', async ({ division, currency }, { body }) =>
      ok({ items: await catalogue.cardsByIds(division, body.product_ids, body.currency ?? currency) }),
    ),
    route('collections.list', async ({ division }) => ok(await catalogue.collections(division))),
  ];
}
