import { errorText } from '@omnis/api-client';
import type { PricedDraft } from '@omnis/contract';
import { useEffect, useState } from 'react';
import { isPriced, pricedContent, type DraftValues } from './draft-values.ts';
import { useOrderDesk } from './order-desk.tsx';
import { useSettled } from './use-settled.ts';

type PricedLine = PricedDraft['lines'][number];

/** The live price of a draft, and the price of each row by its key. The last one stays while a new one is asked for. */
export function usePrice(values: DraftValues): {
  priced: PricedDraft | undefined;
  lines: ReadonlyMap<string, PricedLine>;
  fault: string | null;
} {
  const desk = useOrderDesk();
  const content = pricedContent(values);
  const body = useSettled(content, { same: JSON.stringify(content) });
  const [priced, setPriced] = useState<PricedDraft>();
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let isLatest = true;
    const ask = async (): Promise<void> => {
      const { data, error } = await desk.price(body);
      if (!isLatest) return;
      if (data) setPriced(data);
      setFault(data ? null : errorText(error));
    };
    void ask();
    return () => {
      isLatest = false;
    };
  }, [desk, body]);
  const rows = values.rows.filter(isPriced);
  const isCurrent = priced?.lines.length === rows.length;
  const lines = new Map<string, PricedLine>();
  for (const [index, { key }] of rows.entries()) {
    const line = isCurrent ? priced.lines[index] : undefined;
    if (line) lines.set(key, line);
  }
  return { priced, lines, fault };
}
