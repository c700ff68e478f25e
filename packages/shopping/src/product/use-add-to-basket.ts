import { errorText, isApiFailure, useBasketAddMutation } from '@omnis/api-client';
import { itemOf, type BasketChoice } from '../basket/basket-choice.ts';
import { rememberBasketCurrency } from '../basket/basket-currency.ts';
import { preloadBasketDrawer } from '../basket/basket-drawer-code.ts';
import { holdAdd } from '../basket/held-adds.ts';
import { useSendOnce } from '../basket/send-once.ts';
import { basketOpened, selectCurrency, useAppDispatch, useAppSelector, useAppStore } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { useRef } from 'react';
import { divisionOf, findCore, shellTexts, snackbars, type ShellTexts } from '@omnis/shop-kit';

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

/** Tells whether nothing was answered because this browser has no network. */
const isOffline = (error: unknown): boolean => isApiFailure(error) && error.status === 0 && !navigator.onLine;

/** Puts something into the basket and shows what was added. */
export interface AddToBasket {
  readonly adding: boolean;
  /** Null when it worked, else what to tell the shopper. @param now - it is bought at once: the basket stays as it is */
  readonly add: (choice: BasketChoice, now?: boolean) => Promise<AddingFault | null>;
}

/**
 * Adding to the basket, for the product page and the cards. Without a network the item waits in this browser and counts as
 * taken; what is bought at once does not wait.
 */
export function useAddToBasket(): AddToBasket {
  const t = useTexts(shellTexts);
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const [send, { isLoading }] = useBasketAddMutation();
  const once = useSendOnce();
  const store = useAppStore();
  // Each that waits is one of its own: the next press is no second try of it.
  const held = useRef(0);
  return {
    adding: isLoading,
    add: async (choice, now = false) => {
      // The drawer's code comes while the basket answers.
      if (!now) preloadBasketDrawer();
      const body = { item: itemOf(choice), name: now ? 'now' : 'main' } as const;
      let key = '';
      const { error } = await once([body, held.current], (headers) => {
        key = headers['Idempotency-Key'];
        return send({ query: { currency }, body, headers });
      });
      if (error !== undefined && isOffline(error)) {
        const core = findCore(store.getState());
        if (now || !core || !holdAdd(divisionOf(core), { key, currency, choice }))
          return { text: t('offlineNotAdded'), answers: {}, parts: {}, recipient: {} };
        held.current += 1;
        snackbars.show({ code: 'held-add', text: t('offlineHeld') });
        return null;
      }
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
