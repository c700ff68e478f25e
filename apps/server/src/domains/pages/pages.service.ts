import { statusTexts, texts, type CallResponse, type PageScheduleAction } from '@omnis/contract';
import {
  isHomeUrl,
  isIndexable,
  isOnSiteMap,
  normalisePageUrl,
  pagePath,
  pageSchema,
  type Page,
} from '@omnis/models';
import { readThrough } from '../../cache/read-through.ts';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { JsonText } from '../../http/json-text.ts';
import type { Identity } from '../../http/context.ts';
import type { Division } from '../../tenancy/division.ts';
import { noSplitVisitor, type SplitVisitor } from '../../http/split-visitor.ts';
import { splitTestsIn, withVariations, type ShownVariation } from './split-blocks.ts';
import type { SplitTestsService } from '../split-tests/split-tests.service.ts';
import type { FirstPageAnswers } from './first-page-words.ts';
import { firstPages } from './first-pages.ts';
import { hasGate, heldBack, rightUntil } from './gates.ts';
import { toColumns, toPage } from './page-row.ts';
import {
  insertPage,
  isDriveShown,
  readContactAddresses,
  readPage,
  readPages,
  readSplitPages,
} from './pages.repository.ts';
import { searchPages, toSearchedPage, type FoundPage, type SearchedPage } from './search-pages.ts';
import { pagesTag } from './pages-tag.ts';
import { readDraftIds } from './drafts/drafts.repository.ts';
import { readSchedules } from './schedules/schedules.repository.ts';

/** A visitor who asks for a page. */
export interface PageReader {
  identity: Identity | null;
  /** True for the store's owner, on the platform host. */
  owner: boolean;
  /** True for a member of the store's team, on its own host. */
  team: boolean;
  /** True for somebody internal on the store's own host, who may see unpublished pages, too. */
  internal: boolean;
  /** Variations of split tests that they see; the defaults unless given. */
  split?: { readonly visitor: SplitVisitor; readonly query: string };
}

/** A published page with split tests on it. */
export interface SplitPage {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly path: string;
  /** Names of the tests that its blocks name. */
  readonly tests: readonly string[];
}

/** Pages as shoppers and pickers read them. */
export interface PagesService {
  /** A page with its blocks. Unpublished ones are for the owner; some pages are for those who are signed in. */
  get(division: Division, id: number, reader: PageReader): Promise<Result<JsonText>>;
  /** A page as it was saved, for what asks of its blocks on the server; refused as `get` refuses. */
  whole(division: Division, id: number, reader: PageReader): Promise<Result<Page>>;
  /** Addresses that the store's contact forms name, in small letters. */
  contactAddresses(division: Division): Promise<ReadonlySet<string>>;
  /** Tells whether one of the published pages shows the store's drive, so that visitors may look into it. */
  showsDrive(division: Division): Promise<boolean>;
  list(
    division: Division,
    query: { type: 'StorePage' | 'MailPage' | undefined; reader: PageReader },
  ): Promise<CallResponse<'pages.list'>>;
  /** Published pages without their blocks: what the storefront makes its routes from. */
  published(division: Division): Promise<Page[]>;
  /** Pages that are not published yet, without their blocks: for those who are internal to the store (platform.md §6). */
  unpublished(division: Division): Promise<readonly Page[]>;
  /** Pages that a query finds in the store's search, best first; none for a query without words. */
  search(division: Division, query: string): Promise<FoundPage[]>;
  /** Published pages with split tests on them. */
  withSplitTests(division: Division): Promise<readonly SplitPage[]>;
  /** Pages that a sitemap names: published, in it, and for search engines to find (storefront.md §2). */
  onSiteMap(division: Division): Promise<readonly { path: string; title: string; updatedAt: Date }[]>;
  /** Gives a new store its first pages, in the transaction that makes it. */
  writeFirst(db: Db, divisionId: number, answers: FirstPageAnswers): Promise<void>;
  /** Writes pages into a store that has none, in the transaction of `db`. */
  write(db: Db, divisionId: number, pages: readonly Page[]): Promise<void>;
  /** Drops what was cached of a store's pages; call after a commit that changed them. */
  changed(divisionId: number, pageId: number): Promise<void>;
}

interface Kept {
  /** For everybody: without what stands behind gates. */
  json: JsonText;
  /** For its owner. */
  whole: JsonText;
  /** When a gate opens by itself, in milliseconds since 1970. */
  until: number;
  published: boolean;
  loginState: Page['properties']['loginState'];
  /** Names of the split tests on it. */
  splitTests: readonly string[];
  /** For everybody, by what they see of its split tests. */
  shown: Map<string, JsonText>;
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'until' in value &&
    typeof value.until === 'number' &&
    value.until > Date.now()
  );
}

/** A page with the parts that only some may see held back. */
function keep(page: Page): Kept {
  const now = Date.now();
  const whole = new JsonText(JSON.stringify(page));
  const { published } = page;
  const { loginState } = page.properties;
  const facts = { published, loginState, splitTests: splitTestsIn(page.blocks), shown: new Map() };
  if (!hasGate(page.blocks)) return { json: whole, whole, until: Number.POSITIVE_INFINITY, ...facts };
  const json = new JsonText(JSON.stringify({ ...page, blocks: heldBack(page.blocks, now) }));
  return { json, whole, until: rightUntil(page.blocks, now), ...facts };
}

/** Most pages that a search names: what is sold comes first. */
const mostFound = 4;

/** Most of a page's versions that are kept beside it. */
const mostShown = 16;

/** A page as a visitor sees its split tests. */
function versionOf(kept: Kept, variations: ReadonlyMap<string, ShownVariation>): JsonText {
  const key = JSON.stringify([...variations]);
  const known = kept.shown.get(key);
  if (known) return known;
  const page = pageSchema.parse(kept.json.value);
  const version = new JsonText(JSON.stringify({ ...page, blocks: withVariations(page.blocks, variations) }));
  if (kept.shown.size < mostShown) kept.shown.set(key, version);
  return version;
}

/** Tells whether a person may use a dashboard, as the guards of such a page require (platform.md §6). */
const hasDashboard = ({ dashboardAccess, verified, signedEula }: Identity): boolean =>
  dashboardAccess && verified && signedEula;

/** A page for its reader, or why it is not for them. */
function admitted(page: Kept | null, { identity, owner, team, internal }: PageReader): Result<Kept> {
  if (!page || (!owner && !internal && !page.published)) return fail('not_found', texts.pageNotFound);
  if (owner || page.loginState === 'everyone' || page.loginState === 'logged-out') return ok(page);
  if ((team || (internal && !page.published)) && page.loginState === 'dashboard-access') return ok(page);
  if (!identity) return fail('unauthenticated', 'Sign in to see this page');
  if (page.loginState === 'dashboard-access' && !hasDashboard(identity))
    return fail('forbidden', statusTexts[403] ?? '');
  return ok(page);
}

/** Builds the reading side of pages. */
export function createPagesService(
  { database, cache, changes }: Core,
  splitTests: Pick<SplitTestsService, 'shown'>,
): PagesService {
  const drop = (division: number, page: number): void =>
    cache.drop([`page:${division}:${page}`, pagesTag(division)]);
  changes.on('page', ({ division, page }) => drop(division, page));

  function load(division: Division, id: number): Promise<Kept | null> {
    const key = `page:${division.id}:${id}`;
    return readThrough<Kept | null>(
      cache,
      { key, tags: [key, pagesTag(division.id)], is: isKept },
      async () => {
        const row = await database.tenant(division.id, (db) => readPage(db, division.id, id));
        if (!row) return { value: null, bytes: 0 };
        const value = keep(toPage(row, division.id));
        return { value, bytes: 2 * (value.json.text.length + value.whole.text.length) };
      },
    );
  }

  return {
    get: async (division, id, reader) => {
      const page = admitted(await load(division, id), reader);
      if (!page.ok) return page;
      const { value } = page;
      if (reader.owner) return ok(value.whole);
      if (value.splitTests.length === 0) return ok(value.json);
      const { visitor, query } = reader.split ?? { visitor: noSplitVisitor, query: '' };
      return ok(
        versionOf(value, await splitTests.shown(division, { names: value.splitTests, visitor, query })),
      );
    },

    whole: async (division, id, reader) => {
      const page = admitted(await load(division, id), reader);
      return page.ok ? ok(pageSchema.parse(page.value.whole.value)) : page;
    },

    contactAddresses: (division) => {
      const key = `contact-addresses:${division.id}`;
      return readThrough<ReadonlySet<string>>(
        cache,
        { key, tags: [pagesTag(division.id)], is: (value) => value instanceof Set },
        async () => {
          const found = await database.tenant(division.id, (db) => readContactAddresses(db, division.id));
          const value = new Set(found.map((address) => address.trim().toLowerCase()));
          return { value, bytes: 200 * (value.size + 1) };
        },
      );
    },

    showsDrive: (division) =>
      readThrough<boolean>(
        cache,
        {
          key: `drive shown:${division.id}`,
          tags: [pagesTag(division.id)],
          is: (value) => typeof value === 'boolean',
        },
        async () => ({
          value: await database.tenant(division.id, (db) => isDriveShown(db, division.id)),
          bytes: 8,
        }),
      ),

    list: async (division, { type, reader }) => {
      const { rows, drafts, schedules } = await database.tenant(division.id, async (db) => ({
        rows: await readPages(db, division.id),
        drafts: reader.owner ? await readDraftIds(db, division.id) : new Set<number>(),
        schedules: reader.owner ? await readSchedules(db, division.id) : [],
      }));
      const pages = rows.map((row) => ({
        page: toPage(row, division.id),
        updatedAt: row.updated_at.toISOString(),
      }));
      /** Facts about a page that only its owner is told. */
      const forOwner = (id: number) => {
        const timeOf = (action: PageScheduleAction): string | null =>
          schedules
            .find((each) => each.page === id && each.action === action && each.problem === null)
            ?.at.toISOString() ?? null;
        return {
          hasDraft: drafts.has(id),
          publishAt: timeOf('publish'),
          unpublishAt: timeOf('unpublish'),
        };
      };
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
          ...(reader.owner ? forOwner(Number(page.id)) : {}),
        })),
      };
    },

    published: async (division) => {
      const rows = await database.tenant(division.id, (db) => readPages(db, division.id));
      return rows.filter((row) => row.published).map((row) => toPage(row, division.id));
    },

    unpublished: (division) =>
      readThrough<readonly Page[]>(
        cache,
        {
          key: `unpublished-pages:${division.id}`,
          tags: [pagesTag(division.id)],
          is: (value): value is readonly Page[] => Array.isArray(value),
        },
        async () => {
          const rows = await database.tenant(division.id, (db) => readPages(db, division.id));
          const value = rows.filter((row) => !row.published).map((row) => toPage(row, division.id));
          return { value, bytes: 1500 * (value.length + 1) };
        },
      ),

    search: async (division, query) => {
      const key = `searched-pages:${division.id}`;
      const pages = await readThrough<readonly SearchedPage[]>(
        cache,
        {
          key,
          tags: [pagesTag(division.id)],
          is: (value): value is readonly SearchedPage[] => Array.isArray(value),
        },
        async () => {
          const rows = await database.tenant(division.id, (db) => readPages(db, division.id));
          const value = rows.flatMap((row) => toSearchedPage(toPage(row, division.id)) ?? []);
          return { value, bytes: 1500 * (value.length + 1) };
        },
      );
      return searchPages(pages, query, mostFound);
    },

    withSplitTests: (division) =>
      readThrough<readonly SplitPage[]>(
        cache,
        {
          key: `split-pages:${division.id}`,
          tags: [pagesTag(division.id)],
          is: (value): value is readonly SplitPage[] => Array.isArray(value),
        },
        async () => {
          const rows = await database.tenant(division.id, (db) => readSplitPages(db, division.id));
          const value = rows
            .map((row) => toPage(row, division.id))
            .map((page) => ({
              id: Number(page.id),
              url: page.url,
              title: page.properties.title,
              path: normalisePageUrl(pagePath(page)),
              tests: splitTestsIn(page.blocks),
            }))
            .filter(({ tests }) => tests.length > 0);
          return { value, bytes: 300 * (value.length + 1) };
        },
      ),

    onSiteMap: async (division) => {
      const rows = await database.tenant(division.id, (db) => readPages(db, division.id));
      return rows
        .map((row) => ({ page: toPage(row, division.id), updatedAt: row.updated_at }))
        .filter(({ page }) => isOnSiteMap(page) && isIndexable(page) && !page.properties.isMailPage)
        .map(({ page, updatedAt }) => ({
          path: pagePath(page),
          title: isHomeUrl(page.url) ? 'Home' : page.properties.title,
          updatedAt,
        }));
    },

    writeFirst: async (db, divisionId, answers) => {
      for (const page of firstPages(divisionId, answers)) await insertPage(db, divisionId, toColumns(page));
    },

    write: async (db, divisionId, first) => {
      for (const page of first) await insertPage(db, divisionId, toColumns(page));
    },

    changed: async (division, page) => {
      drop(division, page);
      await changes.tell({ kind: 'page', division, page });
    },
  };
}
