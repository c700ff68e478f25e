import { EmptyState, LinkButton } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { DidYouMean, PopularSearches } from './other-searches.tsx';
import { Popular } from './popular.tsx';

/** Properties of {@link NothingFound}. */
export interface NothingFoundProps {
  readonly term?: string;
  /** The way on; everything the shop has unless told. */
  readonly action?: ReactNode;
}

/** A list with nothing in it: why, and the way on. */
export function NothingFound({ term = '', action }: NothingFoundProps): ReactElement {
  const isSearch = term !== '' && action === undefined;
  return (
    <>
      {isSearch && <DidYouMean term={term} />}
      <EmptyState
        illustration="search"
        title={term === '' ? 'Nothing matches' : `Nothing found for “${term}”`}
        text={
          term === ''
            ? 'Try fewer filters, or look at everything.'
            : 'Check the spelling, or try a wider word.'
        }
        actions={action ?? <LinkButton href="/collection/all/">Shop everything</LinkButton>}
      />
      {isSearch && <PopularSearches term={term} />}
      {action === undefined && <Popular />}
    </>
  );
}
