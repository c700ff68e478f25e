import { maySucceed } from '@omnis/shop-kit';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@omnis/shop-kit/react-router';
import { readFilters } from './filters.ts';

/** Of the list on the page: has it stay where another one could not be had. */
let keep: ((wanted: URL) => void) | null = null;

/** Arguments of a list's loader about the navigation. */
interface Wanted {
  readonly request: Request;
  readonly url: URL;
}

/**
 * Runs a list's loader in the browser. Where the list of the page stays in its place, its failure is for nobody: the
 * router has gone on, and does not look at it.
 */
export async function orKeepList<T>({ request, url }: Wanted, loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (!request.signal.aborted && maySucceed(error)) keep?.(url);
    throw error;
  }
}

/** A list that stays where another one at its address could not be had. */
export interface KeptList {
  /** Another one was wanted, and could not be had. */
  readonly missed: boolean;
  /** Asks for it again. */
  readonly again: () => void;
}

/** Keeps the list of the page, with its address, its filters and where it is scrolled to. */
export function useKeptList(): KeptList {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const shown = pathname + search;
  const [missed, setMissed] = useState<{ readonly shown: string; readonly wanted: string } | null>(null);
  if (missed !== null && missed.shown !== shown) setMissed(null);
  useEffect(() => {
    const stay = ({ pathname: place, search: wanted }: URL): void => {
      if (place !== pathname) return;
      setMissed({ shown, wanted });
      // The list's data is already here: requesting it again could fail, too.
      void navigate(shown, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    };
    keep = stay;
    return () => {
      if (keep === stay) keep = null;
    };
  }, [pathname, shown, navigate]);
  const again = (): void => {
    const wanted = missed?.wanted ?? search;
    const [to, { page }] = [
      readFilters(new URLSearchParams(wanted)),
      readFilters(new URLSearchParams(search)),
    ];
    const goesOn = to.from < to.page;
    void navigate(pathname + wanted, {
      replace: goesOn,
      preventScrollReset: goesOn || to.page === page,
    });
  };
  return { missed: missed !== null, again };
}
