import { checkoutApi, type CallArg } from '@omnis/api-client';
import { selectCurrency, useAppDispatch, useAppSelector } from '@omnis/store';
import type { OrderedBasket } from '../checkout/checkout-path.ts';
import { isCollected } from '../checkout/pickup-words.ts';
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
    const ask = async (asked: typeof body): Promise<Quote | null> => {
      const { data } = await dispatch(
        checkoutApi.endpoints.checkoutQuote.initiate(
          { body: asked },
          { forceRefetch: true, subscribe: false },
        ),
      );
      return data ?? null;
    };
    const quote = await ask(body);
    if (quote === null || !isCollected(quote, quote.shippingMethod ?? '')) return quote;
    // A wallet has an address: what is priced is delivered there.
    const delivering = quote.shippingMethods.filter(({ pickup }) => !pickup);
    const [first] = delivering;
    return first ? ask({ ...body, shippingMethod: first.code }) : { ...quote, shippingMethods: [] };
  };
}
