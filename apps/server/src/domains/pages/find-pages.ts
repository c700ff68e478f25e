import type { DashboardHit } from '@omnis/contract';
import { isHomeUrl } from '@omnis/models';
import { fold } from '../../texts/search-words.ts';
import type { Division } from '../../tenancy/division.ts';
import type { PagesService } from './pages.service.ts';

/** Finds pages by title or address for the search of the dashboard, by name. */
export const pageFinder =
  ({ list }: Pick<PagesService, 'list'>) =>
  async (division: Division, q: string, limit: number): Promise<DashboardHit[]> => {
    const reader = { identity: null, owner: true, team: true, internal: false };
    const { items } = await list(division, { type: 'StorePage', reader });
    const words = fold(q).split(/\s+/);
    return items
      .map((page) => ({
        ...page,
        name: page.title.trim() || (isHomeUrl(page.url) ? 'Home' : page.url),
      }))
      .filter(({ name, url }) => words.every((word) => fold(`${name} ${url}`).includes(word)))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'))
      .slice(0, limit)
      .map(({ id, name, url, published }) => ({
        id: String(id),
        title: name,
        note: url,
        image: null,
        state: published ? 'published' : 'draft',
      }));
  };
