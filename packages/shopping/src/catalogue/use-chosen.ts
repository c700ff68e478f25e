import { useState } from 'react';
import { useLocation } from '@omnis/shop-kit/react-router';
import type { Filters } from './filters.ts';

interface Chosen {
  readonly filters: Filters;
  /** Filters of the address at the time, and the key of its page in the history. */
  readonly before: Filters;
  readonly key: string;
}

/**
 * Filters chosen in controls, shown as soon as they are pressed: the address, which the list is made from, follows in a
 * transition. Once it says anything else than it did, it alone counts.
 */
export function useChosen(
  filters: Filters,
  onChange: (filters: Filters) => void,
): readonly [filters: Filters, onChange: (filters: Filters) => void] {
  const { key } = useLocation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isAhead = chosen !== null && chosen.before === filters && chosen.key === key;
  const choose = (next: Filters): void => {
    setChosen({ filters: next, before: filters, key });
    onChange(next);
  };
  return [isAhead ? chosen.filters : filters, choose];
}
