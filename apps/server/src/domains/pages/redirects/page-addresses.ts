import { normalisePageUrl, pagePath } from '@omnis/models';
import { readThrough } from '../../../cache/read-through.ts';
import type { Core } from '../../../core.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { PagesService } from '../pages.service.ts';
import { pagesTag } from '../pages-tag.ts';
import { readRedirects } from './redirects.repository.ts';

interface Addresses {
  /** Addresses of published pages. */
  readonly pages: ReadonlySet<string>;
  /** Addresses that pages had before, with those that they have now. */
  readonly former: ReadonlyMap<string, string>;
}

/** Where the pages of stores are, and were. */
export interface PageAddresses {
  /**
   * The address that a page is to be asked for at, where it is asked for at another spelling or at a former address.
   *
   * @param path - of the request, encoded, without its query
   * @returns an encoded path, or null: the path is right, or no page was ever there
   */
  moved(division: Division, path: string): Promise<string | null>;
}

const isAddresses = (value: unknown): value is Addresses =>
  typeof value === 'object' && value !== null && 'former' in value && 'pages' in value;

/** The path as it was asked for, with a slash at its end; null for one that cannot be decoded. */
function decoded(path: string): string | null {
  try {
    const text = decodeURI(path);
    return text.endsWith('/') ? text : `${text}/`;
  } catch {
    return null;
  }
}

/**
 * Finds the present address of a page. A former address leads to a page, and so to wherever that is now: there are no chains
 * and no loops. A page that has the address itself comes first.
 */
export function createPageAddresses(
  { database, cache }: Pick<Core, 'database' | 'cache'>,
  pages: Pick<PagesService, 'published'>,
): PageAddresses {
  const addresses = (division: Division): Promise<Addresses> =>
    readThrough<Addresses>(
      cache,
      { key: `page-addresses:${division.id}`, tags: [pagesTag(division.id)], is: isAddresses },
      async () => {
        const [published, redirects] = await Promise.all([
          pages.published(division),
          database.tenant(division.id, (db) => readRedirects(db, division.id)),
        ]);
        const value: Addresses = {
          pages: new Set(published.map((page) => normalisePageUrl(pagePath(page)))),
          former: new Map(redirects.map(({ from, to }) => [from, to])),
        };
        return { value, bytes: 100 * (value.pages.size + 2 * value.former.size + 1) };
      },
    );

  return {
    moved: async (division, path) => {
      const asked = decoded(path);
      if (asked === null) return null;
      const url = normalisePageUrl(asked);
      const { pages: present, former } = await addresses(division);
      if (present.has(url)) return asked === url ? null : encodeURI(url);
      const to = former.get(url);
      return to === undefined ? null : encodeURI(to);
    },
  };
}
