import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from '@omnis/shop-kit/react-router';
import { readFilters, writeFilters, type Filters } from './filters.ts';

/** Stands in the history with a list whose filters were chosen on it. */
const fromFilters = { filtered: true } as const;

const isFromFilters = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'filtered' in state;

/** The filters of the address, and the way to others. */
export interface Browser {
  /** Chosen filters, ahead of the answer while it is on its way. */
  readonly filters: Filters;
  /** Address of a list with other filters, for links. */
  readonly href: (filters: Filters) => string;
  /**
   * Goes there, and stays where the page is scrolled to. The first choice is a step in the history and those after it take
   * its place, so that going back once leaves the filters.
   */
  readonly go: (filters: Filters) => void;
  /** Goes there in the place of where the shopper is: no step to go back to. */
  readonly goOn: (filters: Filters) => void;
  /** Another list is on its way. */
  readonly busy: boolean;
  /** Another page is on its way: going anywhere by itself would call it back. */
  readonly leaving: boolean;
}

/** Filters live in the address alone: links, the back button and a reload all give the same list. */
export function useBrowser(): Browser {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const next = navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  const { search } = next ?? location;
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search]);
  const { pathname } = location;
  const href = useCallback((to: Filters) => pathname + writeFilters(to), [pathname]);
  const isNarrowed = isFromFilters(location.state);
  const go = useCallback(
    (to: Filters) =>
      void navigate(href(to), { preventScrollReset: true, replace: isNarrowed, state: fromFilters }),
    [navigate, href, isNarrowed],
  );
  const goOn = useCallback(
    (to: Filters) => void navigate(href(to), { preventScrollReset: true, replace: true }),
    [navigate, href],
  );
  const leaving = next === undefined && navigation.location !== undefined;
  return { filters, href, go, goOn, busy: next !== undefined, leaving };
}
