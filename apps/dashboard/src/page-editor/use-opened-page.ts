import { useLazyPagesDraftQuery, type CallAnswer } from '@omnis/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDivision } from '../app/session.ts';

/** A page as the editor opens it. */
export interface OpenedPage {
  readonly draft: CallAnswer<'pages.draft'>;
  /** Another one each time the page is fetched: the editor starts anew with it. */
  readonly opened: number;
}

/** How opening a page stands. */
export type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | ({ readonly state: 'open' } & OpenedPage);

/**
 * Fetches a page to edit. Always from the server: an edit that begins with an older copy would end in a conflict. What
 * the cache learns later does not reach an open editor, which has its own state.
 */
export function useOpenedPage(id: number): { readonly opening: Opening; readonly reopen: () => void } {
  const division = useDivision();
  const [fetchDraft] = useLazyPagesDraftQuery();
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  const latest = useRef(0);

  const open = useCallback(async () => {
    const opened = ++latest.current;
    const { data, error } = await fetchDraft({ params: { division, id } });
    if (opened !== latest.current) return;
    setOpening(data === undefined ? { state: 'failed', error } : { state: 'open', draft: data, opened });
  }, [fetchDraft, division, id]);
  useEffect(() => {
    void open();
    return () => {
      latest.current += 1;
    };
  }, [open]);

  const reopen = useCallback(() => {
    setOpening({ state: 'loading' });
    void open();
  }, [open]);
  return { opening, reopen };
}
