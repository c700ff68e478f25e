import { SearchField } from '@omnis/ui';
import { useTypedSearch } from '@omnis/ui/react-router';
import type { ReactElement } from 'react';
import type { ListParams } from './list-params.ts';

/** Properties of {@link ListSearch}. */
export interface ListSearchProps {
  readonly label: string;
  readonly list: ListParams;
}

/** The search of a list; the text reaches the address after a short pause. */
export function ListSearch({ label, list: { search, change } }: ListSearchProps): ReactElement {
  const [text, setText] = useTypedSearch({
    search,
    onSearch: (asked) => change({ search: asked }, true),
  });
  return <SearchField label={label} value={text} maxLength={120} onValueChange={setText} />;
}
