import { SearchField } from '@omnis/ui';
import { useEffect, useState, type ReactElement } from 'react';
import type { ListParams } from './list-params.ts';

// Long enough not to ask for every letter, short enough to feel immediate.
const typingPause = 250;

/** Properties of {@link ListSearch}. */
export interface ListSearchProps {
  readonly label: string;
  readonly list: ListParams;
}

/** The search of a list; what is typed reaches the address after a short pause. */
export function ListSearch({ label, list: { search, change } }: ListSearchProps): ReactElement {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // Another search came with the address, as by going back.
  if (search !== known) {
    setKnown(search);
    setText(search);
  }
  useEffect(() => {
    const asked = text.trim();
    if (asked === known) return undefined;
    const timer = setTimeout(() => {
      setKnown(asked);
      change({ search: asked }, true);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [text, known, change]);
  return <SearchField label={label} value={text} maxLength={120} onValueChange={setText} />;
}
