import {
  errorText,
  isApiFailure,
  useBasketAddMutation,
  useBasketRemoveMutation,
  useStudioSaveMutation,
} from '@omnis/api-client';
import { basketOpened, selectCurrency, useAppDispatch, useAppSelector } from '@omnis/store';
import { rememberBasketCurrency } from '../basket/basket-currency.ts';
import { addingFailure } from '../product/use-add-to-basket.ts';
import type { Placement } from './placement.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What is put into the basket. */
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
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const [save, saving] = useStudioSaveMutation();
  const [send, sending] = useBasketAddMutation();
  const [remove, removing] = useBasketRemoveMutation();
  return {
    adding: saving.isLoading || sending.isLoading || removing.isLoading,
    add: async ({ productId, colour, size, artwork, side, placement, quantity }) => {
      const saved = await save({ body: { productId, artwork, side, ...placement } });
      if (saved.data === undefined)
        return isApiFailure(saved.error) ? errorText(saved.error) : addingFailure(t, saved.error);
      const item = {
        productId,
        productColor: colour,
        productSize: size,
        quantity,
        design: saved.data.id,
      };
      const { error } = await send({ query: { currency }, body: { item, name: 'main' } });
      if (error !== undefined) return addingFailure(t, error);
      rememberBasketCurrency(currency);
      if (replaces === undefined) dispatch(basketOpened());
      // Should it fail, both are there to be seen: nothing that was made is lost.
      else await remove({ query: { currency }, body: { key: replaces, name: 'main' } });
      return null;
    },
  };
}
