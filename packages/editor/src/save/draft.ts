import { isSameValue, type Page } from '@omnis/models';
import { isPage } from '../state/is-page.ts';

/** A page that was edited and not saved. */
export interface PageDraft {
  readonly page: Page;
  /** The saved page that it was made from; null where that is not known. */
  readonly base: Page | null;
  /** When it was kept, in milliseconds since the epoch. */
  readonly at: number;
  /** Key that it is kept under. */
  readonly key: string;
}

/** A draft as it is kept. */
export interface KeptDraft extends Pick<PageDraft, 'page' | 'at'> {
  /** Id of the person who edits; several may share a browser. */
  readonly by?: string;
}

/** Where drafts are kept; `localStorage` is one. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Drafts of one page that closed windows left; an older one is forgotten, so that the store has room for new ones. */
const mostDrafts = 10;

/** Key of a page's draft; pages of several shops may share a browser. @param editor - id of the open editor, so that two windows never write to the same key */
export function draftKey({ divisionId, uuid }: Page, editor: string): string {
  return `omnis-page-draft:${String(divisionId ?? '')}:${uuid}:${editor}`;
}

const baseSuffix = ':base';
const baseKey = (key: string): string => key + baseSuffix;

/** Keys of all drafts of a page. */
function draftKeys(store: DraftStore, page: Page): readonly string[] {
  const start = draftKey(page, '');
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  return keys.filter((key) => key.startsWith(start) && !key.endsWith(baseSuffix));
}

/** Keeps a draft; a full or forbidden store is no reason to stop editing. @returns false where it was not kept */
export function keepDraft(store: DraftStore, key: string, { page, at, by = '' }: KeptDraft): boolean {
  try {
    store.setItem(key, JSON.stringify({ at, by, page }));
    return true;
  } catch {
    return false;
  }
}

/** Keeps the page that a draft was made from, so that it can be merged with what others saved. */
export function keepBase(store: DraftStore, key: string, base: Page): void {
  try {
    store.setItem(baseKey(key), JSON.stringify(base));
  } catch {
    // Without it, each difference is asked about when the draft is restored.
    forget(store, baseKey(key));
  }
}

function forget(store: DraftStore, key: string): void {
  try {
    store.removeItem(key);
  } catch {
    // A draft that cannot be forgotten is offered again; it is read with care.
  }
}

/** Forgets a draft. */
export function forgetDraft(store: DraftStore, key: string): void {
  forget(store, key);
  forget(store, baseKey(key));
}

/** JSON that is kept under a key; null where there is none that can be read. */
function readJson(store: DraftStore, key: string): unknown {
  try {
    return JSON.parse(store.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The page whose drafts are looked for, and the person that they belong to. */
interface Wanted {
  readonly page: Page;
  readonly by: string;
}

/** The draft under a key; null where none can be read, `same` where the saved page has all of it. */
function readDraft(store: DraftStore, key: string, { page: saved, by }: Wanted): PageDraft | 'same' | null {
  const json = readJson(store, key);
  if (typeof json !== 'object' || json === null || !('page' in json) || !('at' in json)) return null;
  const { page } = json;
  if (!isPage(page) || typeof json.at !== 'number') return null;
  if (('by' in json ? json.by : '') !== by) return null;
  const isSame =
    page.url === saved.url &&
    page.sitemap === saved.sitemap &&
    page.published === saved.published &&
    isSameValue(page.blocks, saved.blocks) &&
    isSameValue(page.properties, saved.properties);
  if (isSame) return 'same';
  const base = readJson(store, baseKey(key));
  return { page, at: json.at, key, base: isPage(base) ? base : baseOf(page, saved) };
}

/** A draft without its base was made from the saved page where that is still the same version. */
const baseOf = (page: Page, saved: Page): Page | null => (page.version === saved.version ? saved : null);

/**
 * The drafts of a page that differ from it and can be read, the newest first. Drafts that hold nothing new, and the oldest
 * of too many, are forgotten.
 *
 * @param held - keys of windows that are still open: their drafts are theirs
 */
export function findDrafts(
  store: DraftStore,
  wanted: Wanted,
  held: ReadonlySet<string>,
): readonly PageDraft[] {
  const found: PageDraft[] = [];
  for (const key of draftKeys(store, wanted.page)) {
    if (held.has(key)) continue;
    const draft = readDraft(store, key, wanted);
    if (draft === 'same') forgetDraft(store, key);
    else if (draft !== null) found.push(draft);
  }
  found.sort((one, other) => other.at - one.at);
  for (const { key } of found.splice(mostDrafts)) forgetDraft(store, key);
  return found;
}
