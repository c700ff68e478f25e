import { isApiFailure, useBasketAddMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { sendAgain, shellTexts, snackbars, useVisitorKnown } from '@omnis/shop-kit';
import { useEffect, useRef } from 'react';
import { addingFailure } from '../product/use-add-to-basket.ts';
import { basketTexts } from '../texts/basket/index.ts';
import { itemOf } from './basket-choice.ts';
import { rememberBasketCurrency } from './basket-currency.ts';
import { dropHeldAdd, readHeldAdds } from './held-adds.ts';

/** Tells whether the shop will never add it: it is gone, sold out, or asked for in another way than it is sold. */
const isRefusal = (error: unknown): boolean =>
  isApiFailure(error) && (error.status === 404 || error.status === 409 || error.status === 422);

/**
 * Makes the additions that waited for a connection, once, under the keys of their first try, and says what came of them.
 * One whose answer is lost goes on waiting; one that the shop refuses is said, and forgotten.
 */
export default function SendHeldAdds({ division }: { readonly division: number }): null {
  const t = useTexts(basketTexts);
  const shell = useTexts(shellTexts);
  const [send] = useBasketAddMutation();
  // Their answer brings the cookie that changing calls are sent with.
  const known = useVisitorKnown();
  const begun = useRef(false);
  useEffect(() => {
    const make = async (): Promise<void> => {
      let count = 0;
      let refused: string | null = null;
      for (const { key, currency, choice } of readHeldAdds(division)) {
        const headers = { 'Idempotency-Key': key };
        const body = { item: itemOf(choice), name: 'main' } as const;
        const { error } = await sendAgain(() => send({ query: { currency }, body, headers }));
        if (error !== undefined && !isRefusal(error)) break;
        dropHeldAdd(division, key);
        if (error !== undefined) refused = addingFailure(shell, error);
        else {
          count += 1;
          rememberBasketCurrency(currency);
        }
      }
      // The message about waiting holds no longer.
      for (const { id, code } of snackbars.getState().items) if (code === 'held-add') snackbars.dismiss(id);
      if (count > 0) snackbars.show({ code: 'held-added', text: t('heldAdded', { count }), tone: 'success' });
      if (refused !== null) snackbars.show({ code: 'held-refused', text: refused, tone: 'error' });
    };
    if (begun.current || !known) return;
    begun.current = true;
    void make();
  }, [known, division, send, shell, t]);
  return null;
}
