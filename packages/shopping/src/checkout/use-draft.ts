import type { BasketAnswer } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import type { Form } from '@omnis/ui';
import { useVisitorKnown } from '@omnis/shop-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { unsavedNote } from '../basket/unsaved-note.ts';
import type { OrderedBasket } from './checkout-path.ts';
import { readDraft, storedDraft, storeDraft, writeDraft } from './draft.ts';
import { emptyCheckout, type CheckoutValues } from './values.ts';

/** Products of a basket: in another colour or size it is the same to its checkout. */
const productsOf = (items: BasketAnswer['items']): string[] => items.map(({ productId }) => `${productId}`);

/** A checkout that is kept in this browser until it is placed. */
export interface Draft {
  /** Values typed before for this basket, else the defaults. */
  readonly initialValues: CheckoutValues;
  readonly keep: (values: CheckoutValues) => void;
  /** Forgets it, and keeps nothing any more. */
  readonly forget: () => void;
}

/**
 * True when a draft can be read: not before the server has answered whose it would be, or has failed to. It stays true,
 * so that a refetched session takes no form away.
 */
export function useDraftReady(): boolean {
  const known = useVisitorKnown();
  const [isReady, setReady] = useState(known);
  if (known && !isReady) setReady(true);
  return isReady;
}

/** The draft of a basket's checkout, read once (see {@link useDraftReady}). */
export function useDraft(
  { items, giftNote }: BasketAnswer,
  { country, ordered = 'main' }: { readonly country: string; readonly ordered?: OrderedBasket },
): Draft {
  const user = useAppSelector(selectUser)?.id ?? '';
  const [initialValues] = useState(() => {
    // A note that the basket could not save yet comes along all the same.
    const note = (ordered === 'main' ? unsavedNote() : null) ?? giftNote;
    const empty = { ...emptyCheckout(country), note };
    const place = { lines: productsOf(items), user, now: Date.now() };
    return { ...empty, ...readDraft(storedDraft(ordered), place, empty) };
  });
  const isPlaced = useRef(false);
  return useMemo(
    () => ({
      initialValues,
      keep: (values) => {
        if (isPlaced.current) return;
        storeDraft(writeDraft(values, { lines: productsOf(items), user, now: Date.now() }), ordered);
      },
      forget: () => {
        isPlaced.current = true;
        storeDraft(null);
      },
    }),
    [initialValues, items, ordered, user],
  );
}

/** Keeps what is typed, from the first change on. */
export function useKeptDraft({ keep }: Draft, { values, dirty }: Form<CheckoutValues>): void {
  useEffect(() => {
    if (dirty) keep(values);
  }, [dirty, keep, values]);
}
