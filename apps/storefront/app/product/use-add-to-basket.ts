import { errorText, isApiFailure, useBasketAddMutation } from '@omnis/api-client';
import { texts } from '@omnis/contract/texts';
import { rememberBasketCurrency } from '../basket/basket-currency.ts';
import { basketOpened, selectCurrency, useAppDispatch, useAppSelector } from '@omnis/store';

/** What to put into the basket. */
export interface BasketChoice {
  readonly productId: number;
  readonly colour: string;
  readonly size: string;
  readonly quantity: number;
}

/** The words for an adding that failed (storefront.md §8); what the shop sells but cannot now, it says itself. */
export function addingFailure(error: unknown): string {
  if (!isApiFailure(error)) return texts.somethingWrongTryAgain;
  const { status, data } = error;
  if (status === 0 || status === 429 || status >= 500) return errorText(error);
  return data.code === 'sold_out' ? data.message : texts.productGone;
}

/** Puts something into the basket and shows what was added. */
export interface AddToBasket {
  readonly adding: boolean;
  /** Null when it worked, else what to tell the shopper. */
  readonly add: (choice: BasketChoice) => Promise<string | null>;
}

/** Adding to the basket, for the product page. */
export function useAddToBasket(): AddToBasket {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const [send, { isLoading }] = useBasketAddMutation();
  return {
    adding: isLoading,
    add: async ({ productId, colour, size, quantity }) => {
      const item = { productId, productColor: colour, productSize: size, quantity };
      const { error } = await send({ query: { currency }, body: { item, name: 'main' } });
      if (error !== undefined) return addingFailure(error);
      rememberBasketCurrency(currency);
      dispatch(basketOpened());
      return null;
    },
  };
}
