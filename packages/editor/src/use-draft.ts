import type { Page } from '@omnis/models';
import { useEffect, useRef, useState } from 'react';
import {
  findDrafts,
  forgetDraft,
  freeKey,
  keepBase,
  keepDraft,
  type DraftStore,
  type PageDraft,
} from './save/draft.ts';

/** A pause in editing after which the draft is kept, in milliseconds. */
const draftPause = 800;

/** The browser's store; null where it is forbidden. */
function browserStore(): DraftStore | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

/** A draft that was found, and what to do with it. */
export interface DraftOffer {
  readonly draft: PageDraft | null;
  /** It was taken, or is not wanted; the next one is offered then. */
  readonly settle: () => void;
}

/** Parts that a draft is made of. */
export interface DraftedPage {
  readonly page: Page;
  /** The newest version that was saved: what the changes were made from. */
  readonly base: Page;
  readonly dirty: boolean;
}

/**
 * Keeps what is not saved in this browser, and offers what earlier visits and other windows left. Edits made while an offer
 * waits are kept beside it. Closing the window with unsaved changes asks first.
 */
export function useDraft({ page, base, dirty }: DraftedPage): DraftOffer {
  const [drafts, setDrafts] = useState<readonly PageDraft[]>(() => {
    const store = browserStore();
    return store === null ? [] : findDrafts(store, page);
  });

  /** The key of this window’s own draft, once it has one, and the base that is kept with it. */
  const own = useRef<{ key: string; base: Page | null } | null>(null);
  /** Keeps what has been edited since the draft was last kept; null: nothing. */
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    const store = browserStore();
    if (store === null) return undefined;
    waiting.current = null;
    if (!dirty) {
      if (own.current !== null) forgetDraft(store, own.current.key);
      own.current = null;
      return undefined;
    }
    const keep = (): void => {
      waiting.current = null;
      const kept = own.current ?? { key: freeKey(store, page), base: null };
      own.current = kept;
      if (kept.base !== base) keepBase(store, kept.key, base);
      kept.base = base;
      keepDraft(store, kept.key, { page, at: Date.now() });
    };
    waiting.current = keep;
    const timer = setTimeout(keep, draftPause);
    return () => clearTimeout(timer);
  }, [page, base, dirty]);

  useEffect(() => {
    // Whoever leaves at once after typing keeps the last letters too.
    const flush = (): void => waiting.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const [draft = null] = drafts;
  const settle = (): void => {
    const store = browserStore();
    if (store !== null && draft !== null) forgetDraft(store, draft.key);
    setDrafts((offered) => offered.slice(1));
  };
  return { draft, settle };
}
