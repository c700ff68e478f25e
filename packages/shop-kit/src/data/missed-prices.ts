import type { CurrencyCode } from '@omnis/models';
import { selectCurrency, type OmnisStore } from '@omnis/store';
import { QueryStatus } from '@reduxjs/toolkit/query/react';

/** A choice of another currency. */
export interface CurrencyChange {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  /** When it was made, in milliseconds of the epoch. */
  readonly since: number;
}

/** The choice whose prices have not come yet. */
let open: CurrencyChange | null = null;

/** How a currency stands in the keys of the API's cache. */
const markOf = (currency: CurrencyCode): string => `"currency":"${currency}"`;

/**
 * Waits for the prices of another currency.
 *
 * @returns the currency that prices are still in, where one of those on the page could not be had in the other; null
 *   once all have come, or where another choice was made meanwhile
 */
export function missedPrices(store: OmnisStore, change: CurrencyChange): Promise<CurrencyCode | null> {
  // A shopper who chooses again before the prices have come still sees those from before.
  const own = (open = { ...change, from: open?.to === change.from ? open.from : change.from });
  const { from, to, since } = own;
  return new Promise((resolve) => {
    let stop = (): void => undefined;
    const end = (back: CurrencyCode | null): void => {
      stop();
      if (open === own) open = null;
      resolve(back);
    };
    const look = (): void => {
      const state = store.getState();
      const { queries } = state.api;
      if (open !== own || selectCurrency(state) !== to) return end(null);
      const asked = Object.entries(queries).filter(
        ([key, entry]) => key.includes(markOf(to)) && (entry?.startedTimeStamp ?? 0) >= since,
      );
      // A query that failed before, too, shows no prices that could stay.
      const isMissed = asked.some(
        ([key, entry]) =>
          entry?.status === QueryStatus.rejected &&
          entry.data === undefined &&
          queries[key.replaceAll(markOf(to), markOf(from))]?.data !== undefined,
      );
      if (isMissed) end(from);
      else if (asked.every(([, entry]) => entry?.status !== QueryStatus.pending)) end(null);
    };
    // The page asks for its prices while it is rendered in the new currency.
    setTimeout(() => {
      stop = store.subscribe(look);
      look();
    });
  });
}
