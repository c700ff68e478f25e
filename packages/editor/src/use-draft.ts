import type { Page } from '@omnis/models';
import { useEffect, useRef, useState } from 'react';
import { findDraft, forgetDraft, keepDraft, type DraftStore, type PageDraft } from './save/draft.ts';

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
  /** It was taken, or is not wanted. */
  readonly settle: (keep: boolean) => void;
}

/**
 * Keeps what is not saved in this browser, and offers what an earlier visit left. Closing the window with unsaved
 * changes asks first.
 */
export function useDraft(page: Page, dirty: boolean): DraftOffer {
  const [draft, setDraft] = useState<PageDraft | null>(() => {
    const store = browserStore();
    return store === null ? null : findDraft(store, page);
  });

  /** Keeps what has been edited since the draft was last kept; null: nothing. */
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    const store = browserStore();
    // An offer that waits must not be overwritten.
    if (store === null || draft !== null) return undefined;
    waiting.current = null;
    if (!dirty) {
      forgetDraft(store, page);
      return undefined;
    }
    const keep = (): void => {
      keepDraft(store, page, Date.now());
      waiting.current = null;
    };
    waiting.current = keep;
    const timer = setTimeout(keep, draftPause);
    return () => clearTimeout(timer);
  }, [page, dirty, draft]);

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

  const settle = (keep: boolean): void => {
    const store = browserStore();
    if (!keep && store !== null) forgetDraft(store, page);
    setDraft(null);
  };
  return { draft, settle };
}
