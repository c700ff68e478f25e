import { useBasketListQuery, useStudioDesignQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../data/use-hydrated.ts';
import { lineParameter } from './design-path.ts';
import type { Design } from './design-draft.ts';

/** A line of the basket, and its design as it was. */
export interface EditedLine {
  readonly key: string;
  readonly design: Design;
}

/**
 * The line that the address names, once its design is here; null for none, and for one that is in the basket no more. It
 * stays as it was read, whatever the basket does meanwhile.
 */
export function useEditedLine(): EditedLine | null {
  const key = new URLSearchParams(useLocation().search).get(lineParameter);
  const currency = useAppSelector(selectCurrency);
  const skip = !useHydrated() || key === null;
  const basket = useBasketListQuery({ params: { name: 'main' }, query: { currency } }, { skip });
  const line = basket.data?.items.find((each) => each.key === key);
  const { currentData: found } = useStudioDesignQuery(
    { params: { design: line?.design ?? '' } },
    { skip: skip || line?.design === undefined },
  );
  const [held, setHeld] = useState<EditedLine | null>(null);
  if (held !== null && held.key !== key) setHeld(null);
  if (held === null && key !== null && line && found) {
    const { artwork, side, x, y, width, rotation } = found;
    const { Colour: colour, Size: size } = line.options;
    const placement = { x, y, width, rotation };
    setHeld({ key, design: { artwork, side, placement, colour, size, quantity: line.quantity } });
  }
  return held;
}
