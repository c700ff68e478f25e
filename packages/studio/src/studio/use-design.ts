import {
  basketApi,
  errorText,
  isApiFailure,
  isOutcomeUnknown,
  useBasketAddMutation,
  useBasketRemoveMutation,
  useStudioSaveMutation,
} from '@omnis/api-client';
import { basketOpened, selectCurrency, useAppDispatch, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { shellTexts, snackbars } from '@omnis/shop-kit';
import { addingFailure, rememberBasketCurrency, useSendOnce } from '@omnis/shopping';
import { useRef } from 'react';
import type { Placement } from './placement.ts';
import { studioTexts } from '../texts/studio/index.ts';

/** Item that is put into the basket. */
export interface DesignChoice {
  readonly productId: number;
  readonly colour: string;
  readonly size: string;
  readonly artwork: string;
  readonly side: 'front' | 'back';
  readonly placement: Placement;
  readonly quantity: number;
}

/** Keeps a design and puts it into the basket. */
export interface AddDesign {
  readonly adding: boolean;
  /** Null when it worked, else what to tell the shopper. */
  readonly add: (choice: DesignChoice) => Promise<string | null>;
}

/**
 * Adding a design to the basket: it is kept first, then bought like everything else.
 *
 * @param replaces - key of the line that it takes the place of
 */
export function useAddDesign(replaces?: string): AddDesign {
  const t = useTexts(shellTexts);
  const studioText = useTexts(studioTexts);
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const [save, saving] = useStudioSaveMutation();
  const [send, sending] = useBasketAddMutation();
  const [remove, removing] = useBasketRemoveMutation();
  const once = useSendOnce();
  // Tried again, it is the same design, and so the same line of the basket.
  const kept = useRef<{ readonly content: string; readonly id: string } | null>(null);

  /** Takes out what the design was made from. Should it fail, both are there to be seen: nothing that was made is lost. */
  async function takeOut(key: string): Promise<void> {
    const { error } = await remove({ query: { currency }, body: { key, name: 'main' } });
    if (error === undefined) return;
    const list = { params: { name: 'main' }, query: { currency } } as const;
    const { data: basket } = await dispatch(
      basketApi.endpoints.basketList.initiate(list, { forceRefetch: true, subscribe: false }),
    );
    // It may have gone though the answer was lost, or in another window.
    if (basket?.items.every((line) => line.key !== key)) return;
    snackbars.show({ text: studioText('formerStays'), tone: 'error', timeout: 10_000 });
  }

  return {
    adding: saving.isLoading || sending.isLoading || removing.isLoading,
    add: async ({ productId, colour, size, artwork, side, placement, quantity }) => {
      const body = { productId, artwork, side, ...placement };
      const content = JSON.stringify(body);
      if (kept.current?.content !== content) {
        const saved = await save({ body });
        if (saved.data === undefined)
          return isApiFailure(saved.error) ? errorText(saved.error) : addingFailure(t, saved.error);
        kept.current = { content, id: saved.data.id };
      }
      const item = {
        productId,
        productColor: colour,
        productSize: size,
        quantity,
        design: kept.current.id,
      };
      const { error } = await once(item, (headers) =>
        send({ query: { currency }, body: { item, name: 'main' }, headers }),
      );
      if (error !== undefined) {
        // A refusal may be due to its design.
        if (!isOutcomeUnknown(error)) kept.current = null;
        return addingFailure(t, error);
      }
      rememberBasketCurrency(currency);
      if (replaces === undefined) dispatch(basketOpened());
      else await takeOut(replaces);
      return null;
    },
  };
}
