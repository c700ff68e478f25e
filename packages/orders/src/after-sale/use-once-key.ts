import { randomUuid } from '@omnis/models';
import { isRecord } from '@omnis/shop-kit';
import { useMemo, useRef } from 'react';
import { readChoice, storeChoice, type ChoicePlace } from './choices.ts';

/** The keys of what is wished, one for each wish. */
export interface OnceKey {
  /** The `Idempotency-Key` of a wish: the same until it had its answer. */
  readonly keyOf: (wish: unknown) => string;
  /** Tells whether a wish was sent and had no answer yet. */
  readonly isOpen: (wish: unknown) => boolean;
  /** It had its answer: from now on the same is another wish. */
  readonly answered: () => void;
}

interface Sent {
  readonly wish: string;
  readonly key: string;
}

function readSent(place: ChoicePlace): Sent | null {
  const sent = readChoice(place);
  if (!isRecord(sent) || typeof sent['wish'] !== 'string' || typeof sent['key'] !== 'string') return null;
  return { wish: sent['wish'], key: sent['key'] };
}

/**
 * Gives the `Idempotency-Key` of a wish: the same as long as the same is wished, so that sending it again after a broken
 * line does it once, and another for every other wish.
 *
 * @param kept - where the tab keeps it, for a page that may be loaded anew before the answer
 */
export function useOnceKey(kept?: ChoicePlace): OnceKey {
  const last = useRef<Sent | null>(null);
  const { of, orderHash } = kept ?? {};
  return useMemo(() => {
    const place = of && orderHash !== undefined ? { of, orderHash } : null;
    const sent = (): Sent | null => (last.current ??= place && readSent(place));
    const note = (next: Sent | null): void => {
      last.current = next;
      if (place) storeChoice(place, next);
    };
    return {
      keyOf: (wish) => {
        const text = JSON.stringify(wish);
        const before = sent();
        if (before?.wish === text) return before.key;
        const key = randomUuid();
        note({ wish: text, key });
        return key;
      },
      isOpen: (wish) => sent()?.wish === JSON.stringify(wish),
      answered: () => note(null),
    };
  }, [of, orderHash]);
}
