import { ok, type Answer } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { PagesService } from '../pages/pages.service.ts';
import type { CatalogueService } from './catalogue.service.ts';
import { pick, type Model, type ModelsService } from './models.service.ts';

/** The catalogue's calls of shoppers. */
export function catalogueRoutes({
  catalogue,
  models,
  users,
  searchedTerms,
  pages,
}: {
  readonly catalogue: CatalogueService;
  readonly models: ModelsService;
  /** What others search for in a store, most often first. */
  readonly searchedTerms: (division: number) => Promise<readonly string[]>;
  /** Where pages of a store are searched. */
  readonly pages: Pick<PagesService, 'search'>;
  /** Staff as models, for atlas. */
  readonly users: (by: Identity, ids: readonly string[]) => Promise<Model[]>;
}): Route[] {
  return [
    route('products.list', ({ division, currency }, { query }) => catalogue.list(division, query, currency)),
    route('products.get', ({ division, currency, isTeam }, { params }) =>
      catalogue.product(division, params.urlName, { currency, isTeam }),
    ),
    route('products.reviews', ({ division }, { params, query }) =>
      catalogue.reviews(division, params.urlName, query),
    ),
    route('products.suggest', async ({ division, currency }, { query }) =>
      ok({
        ...(await catalogue.suggestions(division, query.q, {
          currency,
          searched: await searchedTerms(division.id),
        })),
        pages: await pages.search(division, query.q),
      }),
    ),
    route('products.fetch', async ({ division, currency }, { body }) =>
      ok({ items: await catalogue.cardsByIds(division, body.product_ids, body.currency ?? currency) }),
    ),
    route('models.fetch', async (context, { body }) => {
      const { attributes, relations, type } = body;
      const isSingle = !Array.isArray(body.ids);
      const ids = [body.ids].flat();
      const answer = (found: readonly Model[]): Answer<{ data: Model | Model[] }> => {
        const [first] = found;
        if (!isSingle) return ok({ data: [...found] });
        return first ? ok({ data: first }) : models.missing(type);
      };
      // Atlas has no store, and stores know nothing of staff.
      if (context.hostKind === 'atlas') {
        const { identity } = context.visitor;
        if (type !== 'user' || !identity) return models.unknown(type);
        const found = await users(identity, ids.map(String));
        return answer(found.map((model) => pick(model, { attributes, relations })));
      }
      const { division, currency } = context;
      const numbers = ids.filter((id) => typeof id === 'number');
      const found = await models.fetch(division, { type, ids: numbers, attributes, relations }, currency);
      return found.ok ? answer(found.value) : found;
    }),
    route('collections.list', async ({ division }) => ok(await catalogue.collections(division))),
  ];
}
