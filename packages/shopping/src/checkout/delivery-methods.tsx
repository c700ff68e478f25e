import { useTexts } from '@omnis/texts/react';
import { RadioGroup } from '@omnis/ui';
import { useEffect, type ReactElement } from 'react';
import { arrivalText, asSentences, withWholeSpans } from './cutoff-text.ts';
import { pickupWords } from './pickup-words.ts';
import { deliveryPrice } from './delivery-price.ts';
import type { Checkout } from './use-checkout.ts';
import { useElapsed } from './use-elapsed.ts';
import type { Quote } from './use-quote.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';

/** Properties of {@link DeliveryMethods}. */
export interface DeliveryMethodsProps extends Pick<Checkout, 'form' | 'quotedAt' | 'quoteAgain'> {
  readonly quote: Quote;
}

/** The ways to have it delivered, each with how long there is to order for its day. */
export function DeliveryMethods({ form, quote, quotedAt, quoteAgain }: DeliveryMethodsProps): ReactElement {
  const t = useTexts(checkoutTexts);
  const elapsed = useElapsed(quotedAt);
  const { shippingMethods: methods, totals } = quote;
  const isOver = methods.some(({ orderWithin }) => orderWithin > 0 && orderWithin <= elapsed);
  useEffect(() => {
    if (isOver) quoteAgain();
  }, [isOver, quoteAgain]);
  if (methods.length === 0) return <p role="status">{t('noDelivery')}</p>;
  return (
    <RadioGroup
      label={t('deliveryMethod')}
      hideLabel
      look="cards"
      options={methods.map((method) => ({
        value: method.code,
        label: method.name,
        help: withWholeSpans(
          asSentences([
            ...(method.pickup
              ? pickupWords(t, method)
              : [arrivalText(t, method, method.orderWithin - elapsed)]),
            method.description,
          ]),
        ),
        end: deliveryPrice(method.price, totals.currency, t),
      }))}
      {...form.field('shippingMethod')}
    />
  );
}
