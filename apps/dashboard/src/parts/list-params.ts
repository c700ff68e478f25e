import { useCallback, useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router';

/** Rows on a page of a list. */
export const pageSize = 24;

/** The query of an address with some values changed; a change other than of the page leads to the first page. */
export function changedParams(
  current: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(current);
  if (!('page' in changes)) next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(key);
    else next.set(key, value);
  }
  if (next.get('page') === '1') next.delete('page');
  return next;
}

/** The page of an address: a whole number from 1. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}

/** State of a list, kept in the address so that it can be shared and gone back to. */
export interface ListParams {
  readonly params: URLSearchParams;
  readonly page: number;
  readonly search: string;
  /** Changes values; null takes one out. `replace`: without a step in the history, as while typing. */
  readonly change: (changes: Readonly<Record<string, string | null>>, replace?: boolean) => void;
  /** Address of a page of the list. */
  readonly pageHref: (page: number) => string;
}

/** The list's choices in the address, and ways to change them. */
export function useListParams(): ListParams {
  const [params, setParams] = useSearchParams();
  const router = useContext(DataRouterContext)?.router;
  const change = useCallback<ListParams['change']>(
    (changes, replace = false) => {
      // The page may not have been drawn yet with a choice that was made a moment ago: it must not get lost.
      const { location, navigation } = router?.state ?? {};
      const next = navigation?.location?.pathname === location?.pathname ? navigation?.location : undefined;
      const latest = next ?? location;
      setParams((current) => changedParams(latest ? new URLSearchParams(latest.search) : current, changes), {
        replace,
        preventScrollReset: replace,
      });
    },
    [router, setParams],
  );
  return useMemo(
    () => ({
      params,
      page: pageOf(params),
      search: params.get('search') ?? '',
      change,
      pageHref: (page) => `?${changedParams(params, { page: String(page) })}`,
    }),
    [params, change],
  );
}

/** The same of a list whose pages follow each other by a cursor: another choice begins at the first. */
export function useCursorList(): ListParams {
  const list = useListParams();
  return {
    ...list,
    change: (changes, replace) => list.change({ cursor: null, ...changes }, replace),
  };
}
