import { checkoutApi, type CallArg } from '@omnis/api-client';
import { selectCurrency, useAppDispatch, useAppSelector } from '@omnis/store';
import type { OrderedBasket } from '../checkout/checkout-path.ts';
import type { Quote } from '../checkout/use-quote.ts';

/** Where an order goes, and how. */
export interface ExpressWish {
  readonly country: string;
  readonly zip?: string;
  /** Left out while the shopper leaves it to the server. */
  readonly method?: string;
}

/** Asks what a basket costs delivered, each time anew: a wallet shows what holds now. Null where there is no answer. */
export function useExpressQuotes(ordered: OrderedBasket): (wish: ExpressWish) => Promise<Quote | null> {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  return async ({ country, zip = '', method }) => {
    const body: CallArg<'checkout.quote'>['body'] = {
      country,
      zip,
      currency,
      ...(method === undefined ? {} : { shippingMethod: method }),
      ...(ordered === 'now' ? { basket: ordered } : {}),
    };
    const { data } = await dispatch(
      checkoutApi.endpoints.checkoutQuote.initiate({ body }, { forceRefetch: true, subscribe: false }),
    );
    return data ?? null;
  };
}
