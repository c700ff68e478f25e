import { useTypedSearch } from '@omnis/ui/react-router';
import { useSearchParams } from 'react-router';

/** State of a list as kept in its address, and ways to change it. */
export interface ListAddress {
  readonly params: URLSearchParams;
  readonly page: number;
  /** Search term; '' for all. */
  readonly search: string;
  /** Text in the search field; the search starts shortly after the last key. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** Sets values, '' taking one away, and goes to the first page. */
  readonly change: (values: Readonly<Record<string, string>>) => void;
  /** Empties the search and the values named. */
  readonly clear: (...names: readonly string[]) => void;
  /** Address of another page of the same list. */
  readonly hrefOf: (page: number) => string;
}

/** A list that is searched and paged by its address, so that it can be kept and sent. */
export function useListAddress(path: string): ListAddress {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const change: ListAddress['change'] = (values) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [key, value] of Object.entries(values)) {
          if (value === '') next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  const [typed, setTyped] = useTypedSearch({ search, onSearch: (asked) => change({ search: asked }) });
  return {
    params,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    search,
    typed,
    setTyped,
    change,
    clear: (...names) => {
      setTyped('');
      change(Object.fromEntries(['search', ...names].map((name) => [name, ''])));
    },
    hrefOf: (to) => {
      const next = new URLSearchParams(params);
      next.set('page', String(to));
      return `${path}?${next.toString()}`;
    },
  };
}
