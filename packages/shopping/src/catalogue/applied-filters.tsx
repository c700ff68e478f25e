import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { formatRoundPrice } from '@omnis/shop-kit';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { choiceText } from './choice-text.ts';
import {
  changeFilters,
  choiceKeys,
  clearFilters,
  countFilters,
  toggleChoice,
  type Filters,
} from './filters.ts';
import { catalogueTexts, type CatalogueTexts } from '../texts/catalogue/index.ts';

const Root = styled.ul.withConfig({ componentId: 'shop-applied-filters' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  margin: 0 0 ${token('space.5')};
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-height: 2.5rem;
    padding-inline: ${token('space.3')};
    border: ${token('border.width')} solid ${token('tag.border')};
    border-radius: ${token('tag.radius')};
    background: ${token('tag.background')};
    color: ${token('tag.color')};
    font-size: ${token('type.sm')};
    text-decoration: none;
  }
  .choice {
    text-transform: capitalize;
  }
  a:hover {
    border-color: ${token('text.color')};
  }
  svg {
    width: 0.875rem;
    height: 0.875rem;
  }
  .clear {
    border-color: transparent;
    background: none;
    text-decoration: underline;
  }
`;

interface Chip {
  readonly text: string;
  readonly without: Filters;
  /** It is a word of the products; what a price is between is a phrase. */
  readonly isChoice?: boolean;
}

function priceText(t: CatalogueTexts, { priceMin, priceMax }: Filters, currency: string): string {
  const low = priceMin === null ? null : formatRoundPrice(priceMin, currency, t.locale);
  const high = priceMax === null ? null : formatRoundPrice(priceMax, currency, t.locale);
  if (low !== null && high !== null) return t('priceSpan', { low, high });
  return low === null ? t('priceUpTo', { high: high ?? '' }) : t('priceFrom', { low });
}

/** The filters in use, each with the list that has all but it. */
export function chipsOf(t: CatalogueTexts, filters: Filters, currency: string): readonly Chip[] {
  const chosen = choiceKeys.flatMap((key) =>
    filters[key].map((value) => ({
      text: choiceText(t, key, value),
      without: toggleChoice(filters, key, value),
      isChoice: true,
    })),
  );
  const hasPrice = filters.priceMin !== null || filters.priceMax !== null;
  const price = {
    text: priceText(t, filters, currency),
    without: changeFilters(filters, { priceMin: null, priceMax: null }),
  };
  return hasPrice ? [...chosen, price] : chosen;
}

/** Properties of {@link AppliedFilters}. */
export interface AppliedFiltersProps {
  readonly filters: Filters;
  readonly currency: string;
  readonly href: (filters: Filters) => string;
}

/** Filters in use, as links that remove them. */
export function AppliedFilters({ filters, currency, href }: AppliedFiltersProps): ReactElement | null {
  const t = useTexts(catalogueTexts);
  if (countFilters(filters) === 0) return null;
  return (
    <Root aria-label={t('filtersInUse')}>
      {chipsOf(t, filters, currency).map(({ text, without, isChoice }) => (
        <li key={href(without)}>
          <a
            className={isChoice ? 'choice' : undefined}
            href={href(without)}
            data-keep-scroll=""
            aria-label={t('removeFilter', { text })}
          >
            {text}
            <X aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a className="clear" href={href(clearFilters(filters))} data-keep-scroll="">
          {t('clearAll')}
        </a>
      </li>
    </Root>
  );
}
