import { useProductsSuggestQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { divisionOf, useCore } from '../data/core.ts';
import { searchPath, suggestArg } from './suggest-arg.ts';

const Root = styled.div.withConfig({ componentId: 'shop-other-searches' })`
  display: grid;
  gap: ${token('space.3')};
  justify-items: center;
  padding: ${token('space.6')} ${token('layout.gutter')} 0;
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

/** Other words for a search that found nothing: what was probably meant, and what others look for. */
export function OtherSearches({ term }: { readonly term: string }): ReactElement | null {
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  const { data } = useProductsSuggestQuery(suggestArg(term, { division, currency }));
  if (!data || (data.didYouMean === null && data.popular.length === 0)) return null;
  return (
    <Root>
      {data.didYouMean !== null && (
        <p className="meant">
          Did you mean <a href={searchPath(data.didYouMean)}>{data.didYouMean}</a>?
        </p>
      )}
      {data.popular.length > 0 && (
        <>
          <h2 id="popular-searches">Popular searches</h2>
          <ul aria-labelledby="popular-searches">
            {data.popular.map((popular) => (
              <li key={popular}>
                <a href={searchPath(popular)}>{popular}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Root>
  );
}
