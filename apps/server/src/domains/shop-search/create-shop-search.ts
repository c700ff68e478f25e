import { searchDestination } from '@omnis/models';
import type { CallResponse } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { ok, type Result } from '../../http/answer.ts';
import type { CallContext } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { Division } from '../../tenancy/division.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { Events } from '../events/create-events.ts';
import { createManagedSearch, type SearchManager } from './managed-search.ts';

/** Domains that the search of a shop works with. */
export interface SearchedDomains {
  readonly catalogue: Catalogue;
  readonly events: Events;
}

/** Most terms in the list of those that find nothing. */
const mostTerms = 100;

const managerOf = ({ division, visitor, idempotencyKey: key }: CallContext): SearchManager => ({
  division,
  actor: visitor.identity,
  key,
});

/** The search of a shop as its team sets it up: redirects, synonyms, and the searches that find nothing. */
export function createShopSearch(
  core: Pick<Core, 'database' | 'divisions' | 'cache'>,
  { catalogue, events }: SearchedDomains,
): { readonly routes: Route[] } {
  const managed = createManagedSearch(core);

  async function findsNothing(division: Division, term: string): Promise<boolean> {
    if (searchDestination(term, division.searchRedirects) !== null) return false;
    if (await catalogue.service.hasResults(division, term)) return false;
    const asked = { query: term, language: division.languages[0] ?? 'en' };
    return (await catalogue.contentFinders.find(division, asked)).length === 0;
  }

  async function terms(division: Division): Promise<Result<CallResponse<'dashboard.searchTerms'>>> {
    const items: CallResponse<'dashboard.searchTerms'>['items'] = [];
    for (const counted of await events.termCounts(division.id)) {
      if (items.length >= mostTerms) break;
      if (await findsNothing(division, counted.term)) items.push(counted);
    }
    return ok({ items });
  }

  return {
    routes: [
      route('dashboard.searchRedirects', ({ division }) => managed.redirects(division)),
      route('dashboard.updateSearchRedirects', (context, { body }) =>
        managed.updateRedirects(managerOf(context), body),
      ),
      route('dashboard.synonyms', ({ division }) => managed.synonyms(division)),
      route('dashboard.updateSynonyms', (context, { body }) =>
        managed.updateSynonyms(managerOf(context), body),
      ),
      route('dashboard.searchTerms', ({ division }) => terms(division)),
    ],
  };
}
