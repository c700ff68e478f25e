import { errorText, isApiFailure, useBasketAddMutation } from '@omnis/api-client';
import type { GiftCardRecipient } from './gift-card-recipient.ts';
import { rememberBasketCurrency } from '../basket/basket-currency.ts';
import { preloadBasketDrawer } from '../basket/basket-drawer-code.ts';
import { useSendOnce } from '../basket/send-once.ts';
import { basketOpened, selectCurrency, useAppDispatch, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { shellTexts, type ShellTexts } from '@omnis/shop-kit';

/** Item to add to the basket. */
export interface BasketChoice {
  readonly productId: number;
  readonly colour: string;
  readonly size: string;
  readonly quantity: number;
  /** Answers, by the id of the field. */
  readonly personalisation?: Readonly<Record<string, string>>;
  /** Choices of a bundle: ids of variants in its order, '' where there is none. */
  readonly bundleItems?: readonly string[];
  /** For whom a gift card is. */
  readonly giftCard?: GiftCardRecipient;
}

/** Why something was not added. */
export interface AddingFault {
  readonly text: string;
  /** Faults in the answers, by the id of the field. */
  readonly answers: Readonly<Record<string, string>>;
  /** Faults in the choices of a bundle, by place. */
  readonly parts: Readonly<Record<string, string>>;
  /** Faults in the recipient of a gift card, by the name of the field. */
  readonly recipient: Readonly<Record<string, string>>;
}

/** Faults that the shop reported for fields below one, by the rest of their names. */
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
