import type { BasketAnswer } from '@omnis/api-client';
import { useAppStore } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { formatPrice } from '@omnis/shop-kit';
import { useMemo, useState } from 'react';
import { restoreLine, type BasketLine, type LineActs } from './use-basket-line.ts';
import { basketTexts } from '../texts/basket/index.ts';

/** A line that was taken out, and where it stood. */
export interface RemovedLine {
  readonly line: BasketLine;
  readonly index: number;
  /** Among the favourites, for later. */
  readonly isKept: boolean;
}

/** Actions of the shopper on the lines of the basket. */
export interface LinesActs {
  readonly acts: LineActs;
  /** The line that was taken out last. */
  readonly removed: RemovedLine | null;
  readonly putBack: () => void;
  /** Announcement after each action: the removed line, and the new total. */
  readonly said: string;
}

/** Says what each act of the shopper came to, and keeps the line that was taken out last, to be put back. */
export function useLineActs(basket: BasketAnswer | undefined): LinesActs {
  const t = useTexts(basketTexts);
  const store = useAppStore();
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const [said, setSaid] = useState('');
  const acts = useMemo((): LineActs => {
    const totalOf = ({ items, totals }: BasketAnswer): string =>
      items.length === 0
        ? ''
        : t('totalNow', { total: formatPrice(totals.total - totals.shipping, totals.currency, t.locale) });
    return {
      onChanged: (next) => setSaid(totalOf(next)),
      onTurned: (words, next) => setSaid(`${words}. ${totalOf(next)}`),
      onRemoved: (line, next, isKept) => {
        const index = basket?.items.findIndex(({ key }) => key === line.key) ?? -1;
        setRemoved({ line, index: Math.max(0, index), isKept });
        setSaid(`${t(isKept ? 'keptForLater' : 'removed', { name: line.name })}. ${totalOf(next)}`);
      },
    };
  }, [basket, t]);
  const putBack = async (): Promise<void> => {
    if (removed === null) return;
    setRemoved(null);
    const next = await restoreLine(store, removed.line);
    if (next) acts.onChanged(next);
    else setRemoved(removed);
  };
  return { acts, removed, putBack: () => void putBack(), said };
}
