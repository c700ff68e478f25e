import { statusTexts, texts, type CallResponse } from '@omnis/contract';
import type { Page } from '@omnis/models';
import { readThrough } from '../../cache/read-through.ts';
import type { Core } from '../../core.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { JsonText } from '../../http/json-text.ts';
import type { Identity } from '../../http/context.ts';
import type { Division } from '../divisions/division.ts';
import { toPage } from './page-row.ts';
import { readPage, readPages } from './pages.repository.ts';

/** Who asks for a page. */
export interface PageReader {
  identity: Identity | null;
  /** Whether it is the store's owner, on the platform host. */
  owner: boolean;
}

/** Pages as shoppers and pickers read them. */
export interface PagesService {
  /** A page with its blocks. Unpublished ones are for the owner; some pages are for those who are signed in. */
  get(division: Division, id: number, reader: PageReader): Promise<Result<JsonText>>;
  list(
    division: Division,
    query: { type: string | undefined; reader: PageReader },
  ): Promise<CallResponse<'pages.list'>>;
  /** Published pages without their blocks: what the storefront makes its routes from. */
  published(division: Division): Promise<Page[]>;
  /** Drops what was cached of a store's pages; call after a commit that changed them. */
  changed(divisionId: number, pageId: number): void;
}

interface Kept {
  json: JsonText;
  published: boolean;
  loginState: Page['properties']['loginState'];
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'json' in value;
}

/** Tag of everything that shows a store's pages. */
export const pagesTag = (division: number): string => `pages:${division}`;

/** Builds the reading side of pages. */
export function createPagesService({ database, cache }: Core): PagesService {
  function load(division: Division, id: number): Promise<Kept | null> {
    const key = `page:${division.id}:${id}`;
    return readThrough<Kept | null>(
      cache,
      { key, tags: [key, pagesTag(division.id)], is: isKept },
      async () => {
        const row = await database.tenant(division.id, (db) => readPage(db, division.id, id));
        if (!row) return { value: null, bytes: 0 };
        const page = toPage(row, division.id);
        const json = new JsonText(JSON.stringify(page));
        return {
          value: { json, published: page.published, loginState: page.properties.loginState },
          bytes: 2 * json.text.length,
        };
      },
    );
  }

  return {
    get: async (division, id, { identity, owner }) => {
      const page = await load(division, id);
      if (!page || (!owner && !page.published)) return fail('not_found', texts.pageNotFound);
      if (owner || page.loginState === 'everyone' || page.loginState === 'logged-out') return ok(page.json);
      if (!identity) return fail('unauthenticated', 'Sign in to see this page');
      if (page.loginState === 'dashboard-access') return fail('forbidden', statusTexts[403] ?? '');
      return ok(page.json);
    },

    list: async (division, { type, reader }) => {
      const rows = await database.tenant(division.id, (db) => readPages(db, division.id));
      const pages = rows.map((row) => ({
        page: toPage(row, division.id),
        updatedAt: row.updated_at.toISOString(),
      }));
      const items = pages.filter(({ page }) => {
        if (!reader.owner && !page.published) return false;
        if (type === 'StorePage') return page.properties.isStorePage;
        return type === 'MailPage' ? page.properties.isMailPage : true;
      });
      return {
        items: items.map(({ page, updatedAt }) => ({
          id: Number(page.id),
          url: page.url,
          ogImage: page.properties.ogImage,
          title: page.properties.title,
          published: page.published,
          updatedAt,
        })),
      };
    },

    published: async (division) => {
      const rows = await database.tenant(division.id, (db) => readPages(db, division.id));
      return rows.filter((row) => row.published).map((row) => toPage(row, division.id));
    },

    changed: (divisionId, pageId) => cache.drop([`page:${divisionId}:${pageId}`, pagesTag(divisionId)]),
  };
}
