import type { BasketAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { formatPrice, useIsOn } from '@omnis/shop-kit';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { lineProblem } from '../basket/basket-line.tsx';
import { basketTexts } from '../texts/basket/index.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';
import { isCollected } from './pickup-words.ts';
import type { OrderedBasket } from './checkout-path.ts';
import { HeldLines } from './held-lines.tsx';
import type { Checkout } from './use-checkout.ts';

/** Properties of {@link PayNow}. */
export interface PayNowProps {
  readonly basket: BasketAnswer;
  readonly ordered: OrderedBasket;
  readonly checkout: Pick<
    Checkout,
    'form' | 'quote' | 'quoting' | 'quoteFailed' | 'quoteAgain' | 'cardReady'
  >;
}

/** The form's message, unless it came with lines that are in the way: these say so themselves, until they are gone. */
function useUnsaid(message: string | null, isHeld: boolean): string | null {
  const [said, setSaid] = useState<string | null>(null);
  if (said !== message && (isHeld || message === null)) setSaid(message);
  return isHeld || message === said ? null : message;
}

/** The end of the checkout: what is in the way of the order, or the button that places it. */
export function PayNow({ basket, ordered, checkout }: PayNowProps): ReactElement {
  const t = useTexts(checkoutTexts);
  const words = useTexts(basketTexts);
  const takesCards = useIsOn('stripe');
  const { form, quote, quoting, quoteFailed, quoteAgain, cardReady } = checkout;
  const { currency, total } = quote?.totals ?? basket.totals;
  const toPay = quote?.toPay ?? total;
  // The basket's total alone is not the amount to pay.
  const isUnpriced = quoteFailed && quote === undefined;
  const city = form.values['shippingAddress.city'];
  const count = basket.totalQuantity;
  const held = basket.items.filter((line) => lineProblem(words, line) !== null);
  const message = useUnsaid(form.message, held.length > 0);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const failed = useRef(quoteFailed);
  useEffect(() => {
    // The price is there: the button that asked for it again is gone, with the keyboard.
    if (failed.current && !quoteFailed && document.activeElement === document.body) button.current?.focus();
    failed.current = quoteFailed;
  }, [quoteFailed]);
  const heldBefore = useRef(held.length);
  useEffect(() => {
    // So is that of a line that was in the way: on to the next one, or to paying.
    if (held.length < heldBefore.current && document.activeElement === document.body)
      (root.current?.querySelector<HTMLElement>('.held button, .held a') ?? button.current)?.focus();
    heldBefore.current = held.length;
  }, [held.length]);
  return (
    <div ref={root} className="pay">
      {held.length > 0 && <HeldLines lines={held} ordered={ordered} />}
      {(message !== null || quoteFailed) && (
        <p className="fault" role="alert">
          <CircleAlert aria-hidden="true" />
          {message ?? t('quoteFailed')}
        </p>
      )}
      {quoteFailed && (
        <Button variant="secondary" loading={quoting} loadingLabel={t('quoteAgain')} onClick={quoteAgain}>
          {t('quoteAgain')}
        </Button>
      )}
      <Button
        ref={button}
        type="submit"
        size="lg"
        fullWidth
        disabled={held.length > 0 || isUnpriced || (toPay > 0 && !(takesCards && cardReady))}
        loading={form.submitting}
        loadingLabel={t('placing')}
      >
        {toPay === 0 ? t('place') : t('pay', { amount: formatPrice(toPay, currency, t.locale) })}
      </Button>
      {held.length === 0 && (
        <small>
          {city === '' || quote?.needsDelivery === false || isCollected(quote, form.values.shippingMethod)
            ? t('buying', { count })
            : t('buyingTo', { count, city })}
          {toPay > 0 && ` ${t('chargedThen')}`}
        </small>
      )}
    </div>
  );
}
