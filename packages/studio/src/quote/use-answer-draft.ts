import type { Texts } from '@omnis/shop-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readAnswerDraft, storeAnswerDraft } from './answer-draft.ts';

/** A form that answers a quote, as far as it is kept. */
export interface KeptForm {
  /** Kept texts, by field. */
  readonly texts: Texts;
  /** True when something was typed. */
  readonly dirty: boolean;
  /** Puts in what was kept. */
  readonly fill: (texts: Texts) => void;
}

/** Keeps what is typed into an answer in its tab until it is sent: the form goes with "Back", and with a reload. */
export function useAnswerDraft(quote: string, { texts, dirty, fill }: KeptForm): void {
  const read = useEffectEvent(() => {
    const kept = readAnswerDraft(quote);
    const known = Object.entries(kept).filter(([field]) => Object.hasOwn(texts, field));
    if (known.length > 0) fill(Object.fromEntries(known));
  });
  // Once it is in the page: the server knows nothing of it.
  useEffect(() => read(), [quote]);
  const isKept = useRef(false);
  const keep = useEffectEvent(() => {
    // A draft kept once is also kept when it has been emptied.
    if (!isKept.current && !dirty) return;
    isKept.current = true;
    storeAnswerDraft(quote, texts);
  });
  const written = JSON.stringify(texts);
  useEffect(() => keep(), [written]);
}
