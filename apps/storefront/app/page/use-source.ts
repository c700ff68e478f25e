import { useProductsListQuery } from '@omnis/api-client';
import type { BlockSource, SourceState } from '@omnis/blocks';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useEffect, useState } from 'react';
import { divisionOf, useCore } from '../data/core.ts';
import { productsArg } from './source-arg.ts';

const nothing: readonly unknown[] = [];
const none: SourceState = { status: 'ready', items: nothing, retry: () => undefined };
const noProducts: BlockSource & { kind: 'products' } = {
  kind: 'products',
  sort: 'bestsellerOrder',
  limit: 1,
};

/** Items of an answer: a list, or an object that holds one under `items` or `data`. */
export function itemsOf(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  if (typeof json !== 'object' || json === null) return nothing;
  const list = 'items' in json ? json.items : 'data' in json ? json.data : nothing;
  return Array.isArray(list) ? list : nothing;
}

interface PathState {
  readonly status: SourceState['status'];
  readonly items: readonly unknown[];
}

/** Items of a GET on this site (storefront.md §7: asyncItems), read in the browser. */
function usePathItems(path: string | null): SourceState {
  const [state, setState] = useState<PathState>({ status: 'loading', items: nothing });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (path === null || !path.startsWith('/') || path.startsWith('//')) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const response = await fetch(path, {
          signal: controller.signal,
          headers: { Accept: 'application/json' },
        });
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        setState({ status: 'ready', items: itemsOf(await response.json()) });
      } catch {
        if (!controller.signal.aborted) setState((before) => ({ ...before, status: 'error' }));
      }
    };
    void load();
    return () => controller.abort();
  }, [path, attempt]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}

/** The data of a block, out of the cache that the page's loader has filled. */
export function useSource(source: BlockSource | null): SourceState {
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  const products = source?.kind === 'products' ? source : noProducts;
  const { data, isError, refetch } = useProductsListQuery(productsArg(products, { division, currency }), {
    skip: source?.kind !== 'products',
  });
  const path = usePathItems(source?.kind === 'path' ? source.path : null);
  if (source === null) return none;
  if (source.kind === 'path') return path;
  // There is no call for these yet; an empty list hides their block from shoppers.
  if (source.kind !== 'products') return none;
  const status = data ? 'ready' : isError ? 'error' : 'loading';
  return { status, items: data?.items ?? nothing, retry: () => void refetch() };
}
