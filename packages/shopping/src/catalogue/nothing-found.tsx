import { useTexts } from '@omnis/texts/react';
import { EmptyState, LinkButton } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { DidYouMean, PopularSearches } from './other-searches.tsx';
import { useFoundPages } from './use-found-pages.ts';
import { Popular } from './popular.tsx';
import { catalogueTexts } from '../texts/catalogue/index.ts';

/** Properties of {@link NothingFound}. */
export interface NothingFoundProps {
  readonly term?: string;
  /** The way on; everything the shop has unless told. */
  readonly action?: ReactNode;
}

/** A list with nothing in it: why, and the way on. */
export function NothingFound({ term = '', action }: NothingFoundProps): ReactElement {
  const t = useTexts(catalogueTexts);
  const isSearch = term !== '' && action === undefined;
  const pages = useFoundPages(term);
  // Without a term and filters to clear, nothing was narrowed down; with filters, it is they that leave nothing.
  const [title, text] =
    action !== undefined
      ? [t('nothingMatches'), t('tryFewer')]
      : term === ''
        ? [t('nothingYet'), t('nothingYetText')]
        : [t(pages.length > 0 ? 'noProducts' : 'nothingFound', { term }), t('checkSpelling')];
  return (
    <>
      {isSearch && <DidYouMean term={term} />}
      <EmptyState
        illustration="search"
        title={title}
        text={text}
        actions={action ?? <LinkButton href="/collection/all/">{t('shopEverything')}</LinkButton>}
      />
      {isSearch && <PopularSearches term={term} />}
      {action === undefined && <Popular />}
    </>
  );
}
