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

/** Where drafts are kept; `localStorage` is one. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Drafts of one page that are kept beside each other: of several visits, or of several windows. */
const mostDrafts = 5;

/** Key of a page's draft; pages of several shops may share a browser. @param slot - 0 for the first one */
export function draftKey({ divisionId, uuid }: Page, slot = 0): string {
  const key = `omnis-page-draft:${String(divisionId ?? '')}:${uuid}`;
  return slot === 0 ? key : `${key}:${slot}`;
}

const baseKey = (key: string): string => `${key}:base`;

/** A key under which no draft of the page is kept yet; the last one where all are taken. */
export function freeKey(store: DraftStore, page: Page): string {
  for (let slot = 0; slot < mostDrafts; slot += 1) {
    const key = draftKey(page, slot);
    if (store.getItem(key) === null) return key;
  }
  return draftKey(page, mostDrafts - 1);
}

/** Keeps a draft; a full or forbidden store is no reason to stop editing. @returns false where it was not kept */
export function keepDraft(
  store: DraftStore,
  key: string,
  { page, at }: Pick<PageDraft, 'page' | 'at'>,
): boolean {
  try {
    store.setItem(key, JSON.stringify({ at, page }));
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

function readDraft(store: DraftStore, key: string, saved: Page): PageDraft | null {
  const json = readJson(store, key);
  if (typeof json !== 'object' || json === null || !('page' in json) || !('at' in json)) return null;
  const { page } = json;
  if (!isPage(page) || typeof json.at !== 'number') return null;
  const isSame =
    page.url === saved.url &&
    isSameValue(page.blocks, saved.blocks) &&
    isSameValue(page.properties, saved.properties);
  if (isSame) return null;
  const base = readJson(store, baseKey(key));
  return { page, at: json.at, key, base: isPage(base) ? base : baseOf(page, saved) };
}

/** A draft without its base was made from the saved page where that is still the same version. */
const baseOf = (page: Page, saved: Page): Page | null => (page.version === saved.version ? saved : null);

/** The drafts of a page that differ from it and can be read, the newest first. */
export function findDrafts(store: DraftStore, page: Page): readonly PageDraft[] {
  const found: PageDraft[] = [];
  for (let slot = 0; slot < mostDrafts; slot += 1) {
    const draft = readDraft(store, draftKey(page, slot), page);
    if (draft !== null) found.push(draft);
  }
  return found.toSorted((one, other) => other.at - one.at);
}
