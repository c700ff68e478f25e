import type { CallResponse } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, EmptyState } from '@omnis/ui';
import type { ReactElement } from 'react';
import { shopSearchTexts } from '../texts/shop-search/index.ts';
import { SearchRows } from './search-rows.ts';

/** Properties of {@link TermsTab}. */
export interface TermsTabProps {
  readonly terms: CallResponse<'dashboard.searchTerms'>['items'];
  readonly onRedirect: (term: string) => void;
  readonly onSynonym: (term: string) => void;
}

/** Searches that find nothing, each with the ways to mend it. */
export function TermsTab({ terms, onRedirect, onSynonym }: TermsTabProps): ReactElement {
  const t = useTexts(shopSearchTexts);
  return (
    <Card title={t('nothingFound')} description={t('nothingFoundText')}>
      {terms.length === 0 ? (
        <EmptyState title={t('noTerms')} text={t('noTermsText')} illustration="search" />
      ) : (
        <SearchRows aria-label={t('nothingFound')}>
          {terms.map(({ term, searches }) => (
            <li key={term} className="counted">
              <span className="term">
                <strong>{term}</strong>
                <small>{t('searchedTimes', { count: searches })}</small>
              </span>
              <span className="acts">
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('makeRedirectFor', { term })}
                  onClick={() => onRedirect(term)}
                >
                  {t('makeRedirect')}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('makeSynonymFor', { term })}
                  onClick={() => onSynonym(term)}
                >
                  {t('makeSynonym')}
                </Button>
              </span>
            </li>
          ))}
        </SearchRows>
      )}
    </Card>
  );
}
