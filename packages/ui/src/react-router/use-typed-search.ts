import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';

/** Milliseconds after the last key: long enough not to search for every letter, short enough to feel immediate. */
const typingPause = 250;

/** Settings of {@link useTypedSearch}. */
export interface TypedSearchOptions {
  /** The search that the address says now; `''` for none. */
  readonly search: string;
  /** Puts a search into the address; called shortly after the last key, with the text trimmed. */
  readonly onSearch: (search: string) => void;
}

/**
 * The text of a list's search field, and a function that changes it. The text follows the address when another search
 * comes with it, as by going back. A search that waits is dropped as soon as the user opens another page, which it would
 * lead away from otherwise. Needs a data router.
 *
 * @example
 * ```tsx
 * import { SearchField } from '@omnis/ui';
 * import { useTypedSearch } from '@omnis/ui/react-router';
 * import { useSearchParams } from 'react-router';
 *
 * export function OrderSearch() {
 *   const [params, setParams] = useSearchParams();
 *   const [typed, setTyped] = useTypedSearch({
 *     search: params.get('search') ?? '',
 *     onSearch: (search) => setParams({ search }),
 *   });
 *   return <SearchField label="Search orders" value={typed} onValueChange={setTyped} />;
 * }
 * ```
 */
export function useTypedSearch({
  search,
  onSearch,
}: TypedSearchOptions): readonly [string, (text: string) => void] {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  const isLeaving = useNavigation().state !== 'idle';
  if (search !== seen) {
    setSeen(search);
    // Not the answer to the last key: another search came with the address.
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }
  const send = useEffectEvent(onSearch);
  useEffect(() => {
    const asked = text.trim();
    if (asked === sent || isLeaving) return undefined;
    const timer = setTimeout(() => {
      setSent(asked);
      send(asked);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [text, sent, isLeaving]);
  return [text, setText];
}
