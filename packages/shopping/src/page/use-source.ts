import {
  isApiFailure,
  useArtemisQueryQuery,
  useBlogPaginateQuery,
  useCollectionsListQuery,
  useProductsListQuery,
  useSocialInstagramPostsQuery,
} from '@omnis/api-client';
import type { BlockSource, SourceState } from '@omnis/blocks';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { divisionOf, useCore } from '@omnis/shop-kit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useState } from 'react';
import { collectionsArg, driveArg, instagramArg, postsArg, productsArg } from './source-arg.ts';

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
  readonly data?: unknown;
}

/** Items of a GET on this site (storefront.md §7: asyncItems and asyncData), read in the browser. */
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
        const data: unknown = await response.json();
        setState({ status: 'ready', items: itemsOf(data), data });
      } catch {
        if (!controller.signal.aborted) setState((before) => ({ ...before, status: 'error' }));
      }
    };
    void load();
    return () => controller.abort();
  }, [path, attempt]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}

function statusOf(data: unknown, isError: boolean): SourceState['status'] {
  return data ? 'ready' : isError ? 'error' : 'loading';
}

/** The first collections of the shop; null asks for none. */
function useCollections(limit: number | null): SourceState {
  const arg = collectionsArg(divisionOf(useCore()));
  const { data, isError, refetch } = useCollectionsListQuery(arg, { skip: limit === null });
  const items = useMemo(() => data?.items.slice(0, limit ?? 0) ?? nothing, [data, limit]);
  return { status: statusOf(data, isError), items, retry: () => void refetch() };
}

/** The newest posts of the shop; null asks for none. */
function usePosts(source: (BlockSource & { kind: 'blog' }) | null): SourceState {
  const { data, isError, refetch } = useBlogPaginateQuery(source ? postsArg(source) : skipToken);
  return { status: statusOf(data, isError), items: data?.data ?? nothing, retry: () => void refetch() };
}

/** Pictures of the shop's drive; null asks for none. */
function useDrive(source: (BlockSource & { kind: 'drive' }) | null): SourceState {
  const { data, isError, refetch } = useArtemisQueryQuery(source ? driveArg(source) : skipToken);
  return { status: statusOf(data, isError), items: data?.data ?? nothing, retry: () => void refetch() };
}

/** Posts of the shop on Instagram; null asks for none. */
function useInstagram(source: (BlockSource & { kind: 'instagram' }) | null): SourceState {
  const division = divisionOf(useCore());
  const { data, isError, refetch } = useSocialInstagramPostsQuery(
    source ? instagramArg(source, division) : skipToken,
  );
  return { status: statusOf(data, isError), items: data?.items ?? nothing, retry: () => void refetch() };
}

/** The data of a block, out of the cache that the page's loader has filled. */
export function useSource(source: BlockSource | null): SourceState {
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  const products = source?.kind === 'products' ? source : noProducts;
  const { data, isError, error, refetch } = useProductsListQuery(
    productsArg(products, { division, currency }),
    {
      skip: source?.kind !== 'products',
    },
  );
  const collections = useCollections(source?.kind === 'collections' ? source.limit : null);
  const posts = usePosts(source?.kind === 'blog' ? source : null);
  const drive = useDrive(source?.kind === 'drive' ? source : null);
  const instagram = useInstagram(source?.kind === 'instagram' ? source : null);
  const path = usePathItems(source?.kind === 'path' ? source.path : null);
  switch (source?.kind) {
    case 'products':
      // A collection that is gone stays so: its block has nothing, and no try helps.
      if (isApiFailure(error) && error.status === 404) return none;
      return { status: statusOf(data, isError), items: data?.items ?? nothing, retry: () => void refetch() };
    case 'collections':
      return collections;
    case 'path':
      return path;
    case 'blog':
      return posts;
    case 'drive':
      return drive;
    case 'instagram':
      return instagram;
    // There is no call for these; an empty list hides their block from shoppers.
    case 'reviews':
    case undefined:
      return none;
  }
}
