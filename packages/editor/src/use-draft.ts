import { randomUuid, type Page } from '@omnis/models';
import { useEffect, useRef, useState } from 'react';
import {
  draftKey,
  findDrafts,
  forgetDraft,
  keepBase,
  keepDraft,
  type DraftStore,
  type PageDraft,
} from './save/draft.ts';
import { heldNames, holdName } from './save/window-lock.ts';

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
  /** Id of the person who edits: drafts of others are not offered. */
  readonly person: string;
}

/**
 * Keeps what is not saved in this browser, and offers what earlier visits and closed windows left. Each window has a key of
 * its own and holds it while it lives, so that a draft that is still being edited elsewhere is neither offered nor
 * overwritten. Edits made while an offer waits are kept beside it. Closing the window with unsaved changes asks first.
 */
export function useDraft({ page, base, dirty, person }: DraftedPage): DraftOffer {
  const [drafts, setDrafts] = useState<readonly PageDraft[]>([]);
  /** The page as it was opened, and the key of this window’s own draft. */
  const [opened] = useState(page);
  const [ownKey] = useState(() => draftKey(page, randomUuid()));
  useEffect(() => {
    const store = browserStore();
    if (store === null) return undefined;
    let isGone = false;
    const release = holdName(ownKey);
    void heldNames().then((held) => {
      if (isGone) return;
      const found = findDrafts(store, { page: opened, by: person }, new Set([...held, ownKey]));
      if (found.length > 0) setDrafts(found);
    });
    return () => {
      isGone = true;
      release();
    };
  }, [ownKey, opened, person]);

  /** The base that is kept with this window’s draft; undefined: it has kept none. */
  const keptBase = useRef<Page>(undefined);
  /** Keeps what has been edited since the draft was last kept; null: nothing. */
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    const store = browserStore();
    if (store === null) return undefined;
    waiting.current = null;
    if (!dirty) {
      if (keptBase.current !== undefined) forgetDraft(store, ownKey);
      keptBase.current = undefined;
      return undefined;
    }
    const keep = (): void => {
      waiting.current = null;
      if (keptBase.current !== base) keepBase(store, ownKey, base);
      keptBase.current = base;
      keepDraft(store, ownKey, { page, at: Date.now(), by: person });
    };
    waiting.current = keep;
    const timer = setTimeout(keep, draftPause);
    return () => clearTimeout(timer);
  }, [page, base, dirty, person, ownKey]);

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
