import { errorText, isApiFailure, useBasketAddMutation } from '@omnis/api-client';
import type { GiftCardRecipient } from './gift-card-recipient.ts';
import { rememberBasketCurrency } from '../basket/basket-currency.ts';
import { preloadBasketDrawer } from '../basket/basket-drawer-code.ts';
import { useSendOnce } from '../basket/send-once.ts';
import { basketOpened, selectCurrency, useAppDispatch, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { shellTexts, type ShellTexts } from '@omnis/shop-kit';

/** What to put into the basket. */
export interface BasketChoice {
  readonly productId: number;
  readonly colour: string;
  readonly size: string;
  readonly quantity: number;
  /** What is filled in, by the id of the field. */
  readonly personalisation?: Readonly<Record<string, string>>;
  /** What is chosen of a bundle: ids of variants in its order, '' for what is not. */
  readonly bundleItems?: readonly string[];
  /** For whom a gift card is. */
  readonly giftCard?: GiftCardRecipient;
}

/** Why something was not added. */
export interface AddingFault {
  readonly text: string;
  /** What is wrong with what was filled in, by the id of the field. */
  readonly answers: Readonly<Record<string, string>>;
  /** What is wrong with what is chosen of a bundle, by its place. */
  readonly parts: Readonly<Record<string, string>>;
  /** What is wrong with who a gift card is for, by the name of the field. */
  readonly recipient: Readonly<Record<string, string>>;
}

/** What the shop said of the fields below one, by what follows its name. */
function faultsBelow(
  error: unknown,
  name: 'personalisation' | 'bundleItems' | 'giftCard',
): Record<string, string> {
  if (!isApiFailure(error) || error.status !== 422) return {};
  const start = `item.${name}.`;
  return Object.fromEntries(
    error.data.errors.flatMap(({ field, message }) =>
      field.startsWith(start) ? [[field.slice(start.length), message]] : [],
    ),
  );
}

/** The words for an adding that failed (storefront.md §8); what it sells but not so, or not now, the shop says itself. */
export function addingFailure(t: ShellTexts, error: unknown): string {
  if (!isApiFailure(error)) return t('somethingWrongTryAgain');
  const { status, data } = error;
  if (status === 0 || status === 429 || status >= 500) return errorText(error);
  const isTold = data.code === 'sold_out' || (status === 422 && data.code === 'validation_failed');
  return isTold ? errorText(error) : t('productGone');
}

/** Puts something into the basket and shows what was added. */
export interface AddToBasket {
  readonly adding: boolean;
  /** Null when it worked, else what to tell the shopper. @param now - it is bought at once: the basket stays as it is */
  readonly add: (choice: BasketChoice, now?: boolean) => Promise<AddingFault | null>;
}

/** Adding to the basket, for the product page. */
export function useAddToBasket(): AddToBasket {
  const t = useTexts(shellTexts);
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const [send, { isLoading }] = useBasketAddMutation();
  const once = useSendOnce();
  return {
    adding: isLoading,
    add: async (
      { productId, colour, size, quantity, personalisation, bundleItems, giftCard },
      now = false,
    ) => {
      const item = {
        productId,
        productColor: colour,
        productSize: size,
        quantity,
        ...(personalisation && { personalisation: { ...personalisation } }),
        ...(bundleItems && { bundleItems: [...bundleItems] }),
        ...(giftCard && { giftCard: { ...giftCard } }),
      };
      // The drawer's code comes while the basket answers.
      if (!now) preloadBasketDrawer();
      const body = { item, name: now ? 'now' : 'main' } as const;
      const { error } = await once(body, (headers) => send({ query: { currency }, body, headers }));
      if (error !== undefined) {
        const answers = faultsBelow(error, 'personalisation');
        const parts = faultsBelow(error, 'bundleItems');
        const recipient = faultsBelow(error, 'giftCard');
        return { text: addingFailure(t, error), answers, parts, recipient };
      }
      if (now) return null;
      rememberBasketCurrency(currency);
      dispatch(basketOpened());
      return null;
    },
  };
}
