import { useCheckoutQuoteQuery, type CallAnswer } from '@omnis/api-client';
import { useCallback, useEffect, useState } from 'react';
import type { OrderedBasket } from './checkout-path.ts';

/** Price of the basket with delivery. */
export type Quote = CallAnswer<'checkout.quote'>;

/** Where it goes, how, and in which currency it is paid. */
export interface QuoteWish {
  readonly country: string;
  readonly zip: string;
  /** '' while the shopper leaves it to the server. */
  readonly method: string;
  /** Of a business; '' for none. */
  readonly vatNumber?: string;
  readonly currency: string;
  /** `main` unless told. */
  readonly ordered?: OrderedBasket;
}

/** A quote as it stands. */
export interface QuoteState {
  /** Undefined until it is known; kept while another is on its way, and where another for the same country failed. */
  readonly quote: Quote | undefined;
  /** Where the shop delivers, as it was last said. */
  readonly countries: readonly string[] | undefined;
  readonly quoting: boolean;
  readonly quoteFailed: boolean;
  /** The store's own currency, where it sells in the one that was asked for no more; else null. */
  readonly goesOnIn: string | null;
  /** When the quote came, by this browser's clock. */
  readonly quotedAt: number;
  /** Asks for the quote again. */
  readonly quoteAgain: () => void;
}

/** Milliseconds without a key before a postcode is sent. */
const pause = 500;

interface Place {
  readonly country: string;
  readonly zip: string;
  readonly vatNumber: string;
}

/** The place that is asked about: a postcode and a VAT number once they are typed, but with another country at once. */
function useSettledPlace({ country, zip, vatNumber }: Place): Place {
  const [place, setPlace] = useState({ country, zip, vatNumber });
  if (place.country !== country) setPlace({ country, zip, vatNumber });
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setPlace((before) =>
          before.zip === zip && before.vatNumber === vatNumber ? before : { ...before, zip, vatNumber },
        ),
      pause,
    );
    return () => clearTimeout(timer);
  }, [zip, vatNumber]);
  return place;
}

/** Price of the basket with delivery, requested once for each wish. */
export function useQuote({
  country,
  zip,
  method,
  vatNumber = '',
  currency,
  ordered = 'main',
}: QuoteWish): QuoteState {
  const { vatNumber: typed, ...place } = useSettledPlace({ country, zip, vatNumber });
  // Which way the server proposes by itself, and which ones there are: what it proposed needs no second question.
  const [known, setKnown] = useState<Quote>();
  const isChosen =
    method !== known?.shippingMethod && known?.shippingMethods.some(({ code }) => code === method) === true;
  const { data, currentData, isFetching, error, fulfilledTimeStamp, refetch } = useCheckoutQuoteQuery({
    body: {
      ...place,
      currency,
      ...(typed === '' ? {} : { vatNumber: typed }),
      ...(isChosen ? { shippingMethod: method } : {}),
      ...(ordered === 'now' ? { basket: ordered } : {}),
    },
  });
  if (currentData && !isChosen && currentData !== known) setKnown(currentData);
  // Where, and when, `data` was asked for: what is shown of it stays true of that country alone.
  const [last, setLast] = useState({ country: '', currency: '', at: 0 });
  const at = currentData ? (fulfilledTimeStamp ?? last.at) : last.at;
  if (currentData && (last.at !== at || last.country !== place.country || last.currency !== currency))
    setLast({ country: place.country, currency, at });
  const quoteAgain = useCallback(() => void refetch(), [refetch]);
  // `data` is the last success, which may be another country's. Also while it is asked for again.
  const quoteFailed = error !== undefined && currentData === undefined;
  const isSame = last.country === place.country && last.currency === currency;
  return {
    quote: quoteFailed && !isSame ? undefined : data,
    countries: data?.countries,
    quoting: isFetching,
    quoteFailed,
    goesOnIn: currentData && currentData.totals.currency !== currency ? currentData.totals.currency : null,
    quotedAt: last.at,
    quoteAgain,
  };
}
