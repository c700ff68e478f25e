import { useMemo, useState } from 'react';
import { useBlockSource } from '../../environment/environment-provider.tsx';
import type { Values } from '../../read/read.ts';
import { readProductItems, type ProductItem } from '../../sources/product-item.ts';
import type { ProductSort, SourceState } from '../../sources/source.ts';
import { mostProducts } from './catalogue-products.limits.ts';
import { catalogueSource, firstView } from './catalogue-source.ts';

/** The products of a catalogue block and what a shopper may do with them. */
export interface Catalogue {
  readonly products: readonly ProductItem[];
  readonly status: SourceState['status'];
  readonly retry: () => void;
  readonly sort: ProductSort;
  readonly sortBy: (sort: ProductSort) => void;
  /** True when there may be more products than are shown. */
  readonly hasMore: boolean;
  readonly showMore: () => void;
  /** True while the shown products wait to be replaced in another order. */
  readonly stale: boolean;
  /** Products of the first page, for the places while they load. */
  readonly pageSize: number;
}

/** Products by pages that add up. While more are fetched, those that are shown stay. */
export function useCatalogue(properties: Values): Catalogue {
  const first = useMemo(() => firstView(properties), [properties]);
  const [chosen, setChosen] = useState<{ sort: ProductSort | null; pages: number }>({ sort: null, pages: 1 });
  const sort = chosen.sort ?? first.sort;
  const source = useMemo(
    () => catalogueSource(properties, { sort, pages: chosen.pages }),
    [properties, sort, chosen.pages],
  );
  const { status, items, retry } = useBlockSource(source);
  const found = useMemo(() => readProductItems(items).slice(0, source.limit), [items, source.limit]);
  const [kept, setKept] = useState(found);
  // Kept while rendering, so that the list never shrinks for a moment.
  if (status === 'ready' && kept !== found) setKept(found);
  const products = status === 'ready' ? found : kept;
  return {
    products,
    status,
    retry,
    sort,
    sortBy: (next) => setChosen({ sort: next, pages: 1 }),
    hasMore:
      status === 'ready'
        ? source.limit < mostProducts && found.length >= source.limit
        : status === 'loading' && chosen.pages > 1,
    stale: status === 'loading' && chosen.pages === 1,
    showMore: () => setChosen(({ sort: current, pages }) => ({ sort: current, pages: pages + 1 })),
    pageSize: catalogueSource(properties).limit,
  };
}
