import { pageSchema, type Page } from '@omnis/models';

/** A page that was edited and not saved. */
export interface PageDraft {
  readonly page: Page;
  /** When it was kept, in milliseconds since the epoch. */
  readonly at: number;
}

/** Where drafts are kept; `localStorage` is one. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Key of a page's draft; pages of several shops may share a browser. */
export function draftKey({ divisionId, uuid }: Page): string {
  return `omnis-page-draft:${String(divisionId ?? '')}:${uuid}`;
}

/** Keeps a draft; a full or forbidden store is no reason to stop editing. */
export function keepDraft(store: DraftStore, page: Page, at: number): boolean {
  try {
    store.setItem(draftKey(page), JSON.stringify({ at, page }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the draft of a page. */
export function forgetDraft(store: DraftStore, page: Page): void {
  try {
    store.removeItem(draftKey(page));
  } catch {
    // A draft that cannot be forgotten is offered again; it is read with care.
  }
}

/** The draft of a page, when there is one that differs from it and can be read. */
export function findDraft(store: DraftStore, page: Page): PageDraft | null {
  try {
    const json: unknown = JSON.parse(store.getItem(draftKey(page)) ?? 'null');
    if (typeof json !== 'object' || json === null || !('page' in json) || !('at' in json)) return null;
    const draft = pageSchema.safeParse(json.page);
    if (!draft.success || typeof json.at !== 'number') return null;
    const same = JSON.stringify(draft.data.blocks) === JSON.stringify(page.blocks);
    const settings = JSON.stringify(draft.data.properties) === JSON.stringify(page.properties);
    if (same && settings && draft.data.url === page.url) return null;
    // The server decides which version a page is saved over.
    return { page: { ...draft.data, id: page.id, version: page.version }, at: json.at };
  } catch {
    return null;
  }
}
