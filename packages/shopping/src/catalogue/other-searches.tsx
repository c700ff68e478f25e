import { useProductsSuggestQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { textParts, useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { divisionOf, useCore } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { searchPath, suggestArg } from './suggest-arg.ts';
import { catalogueTexts } from '../texts/catalogue/index.ts';

const Root = styled.div.withConfig({ componentId: 'shop-other-searches' })`
  display: grid;
  gap: ${token('space.3')};
  justify-items: center;
  padding: ${token('space.6')} ${token('layout.gutter')} ${token('space.8')};
  text-align: center;

  .meant {
    font-size: ${token('type.lg')};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    justify-content: center;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  h2 {
    color: ${token('text.muted')};
    font-family: ${token('text.font')};
    font-weight: ${token('weight.regular')};
    font-size: ${token('type.sm')};
  }
  ul a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 ${token('space.4')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.full')};
    color: inherit;
    text-decoration: none;
  }
  ul a:hover {
    background: ${token('surface.hover')};
  }
`;

interface Term {
  /** Term that was searched for, and not found. */
  readonly term: string;
}

function useSuggestions({ term }: Term) {
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  return useProductsSuggestQuery(suggestArg(term, { division, currency })).data;
}

/** Suggestion for a search that found nothing. */
export function DidYouMean(props: Term): ReactElement | null {
  const t = useTexts(catalogueTexts);
  const meant = useSuggestions(props)?.didYouMean ?? null;
  if (meant === null) return null;
  return (
    <Root>
      <p className="meant">{textParts(t, 'didYouMean', { term: <a href={searchPath(meant)}>{meant}</a> })}</p>
    </Root>
  );
}

/** Popular searches, below a search that found nothing. */
export function PopularSearches(props: Term): ReactElement | null {
  const t = useTexts(catalogueTexts);
  const popular = useSuggestions(props)?.popular ?? [];
  if (popular.length === 0) return null;
  return (
    <Root>
      <h2 id="popular-searches">{t('popularSearches')}</h2>
      <ul aria-labelledby="popular-searches">
        {popular.map((each) => (
          <li key={each}>
            <a href={searchPath(each)}>{each}</a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
