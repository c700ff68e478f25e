import { isApiFailure, useBasketListQuery, useStudioDesignQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { lineParameter, useHydrated } from '@omnis/shop-kit';
import { useState } from 'react';
import { useLocation } from '@omnis/shop-kit/react-router';
import { unplaced, type EditedLine } from './design-draft.ts';

/** How far the line is that the address names. */
export type LineState =
  /** It names none. */
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  /** The server has not said what is in the basket, or what was designed. */
  | { readonly state: 'failed'; readonly retry: () => void }
  /** It is in the basket no more. */
  | { readonly state: 'gone' }
  | { readonly state: 'here'; readonly line: EditedLine };

/** The line that the address names. Once it is here it stays as it was read, whatever the basket does meanwhile. */
export function useEditedLine(): LineState {
  const key = new URLSearchParams(useLocation().search).get(lineParameter);
  const currency = useAppSelector(selectCurrency);
  const skip = !useHydrated() || key === null;
  const basket = useBasketListQuery({ params: { name: 'main' }, query: { currency } }, { skip });
  const item = basket.data?.items.find((each) => each.key === key);
  const design = useStudioDesignQuery(
    { params: { design: item?.design ?? '' } },
    { skip: skip || item?.design === undefined },
  );
  const { currentData: found } = design;
  const [held, setHeld] = useState<EditedLine | null>(null);
  if (held !== null && held.key !== key) setHeld(null);
  if (held === null && key !== null && item && found) {
    const { artwork, side, x, y, width, rotation } = found;
    const { Colour: colour, Size: size } = item.options;
    const placements = { ...unplaced, [side]: { x, y, width, rotation } };
    setHeld({ key, design: { artwork, side, placements, colour, size, quantity: item.quantity } });
  }
  if (key === null) return { state: 'none' };
  if (held?.key === key) return { state: 'here', line: held };
  const asked = item === undefined ? basket : design;
  if (skip || asked.isFetching) return { state: 'loading' };
  if (asked.isError) {
    const isGone = isApiFailure(asked.error) && asked.error.status === 404;
    return isGone ? { state: 'gone' } : { state: 'failed', retry: () => void asked.refetch() };
  }
  // The line in the basket may have no design.
  const isMissing = item === undefined ? basket.data !== undefined : item.design === undefined;
  return { state: isMissing ? 'gone' : 'loading' };
}
