import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { textButtonCss, useOwnLanguage } from '@omnis/shop-kit';
import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { htmlCss } from './html-css.ts';
import { markRest, wordCount } from './words.ts';
import { productTexts } from '../texts/product/index.ts';

const DescriptionRoot = styled.div.withConfig({ componentId: 'shop-description' })`
  color: ${token('text.color')};

  ${htmlCss}
  &[data-folded] [data-rest],
  &:not([data-folded]) [data-more] {
    display: none;
  }
  button {
    min-height: 2.5rem;
    ${textButtonCss}
    color: ${token('link.color')};
    font-weight: ${token('weight.bold')};
  }
  @media (scripting: none) {
    &[data-folded] [data-rest] {
      display: revert;
    }
    [data-more],
    button {
      display: none;
    }
  }
`;

/** Properties of {@link Description}. */
export interface DescriptionProps {
  /** Made safe by the server. */
  readonly html: string;
  /** Words that are shown before it is unfolded (storefront.md §3 Theme: description word limit). */
  readonly wordLimit: number;
}

/** The description, folded when it is long. */
export function Description({ html, wordLimit }: DescriptionProps): ReactElement | null {
  const t = useTexts(productTexts);
  const [open, setOpen] = useState(false);
  const isLong = wordCount(html) > wordLimit;
  const marked = useMemo(() => (isLong ? markRest(html, wordLimit) : html), [html, isLong, wordLimit]);
  const lang = useOwnLanguage();
  if (html.trim() === '') return null;
  return (
    <DescriptionRoot data-folded={isLong && !open ? '' : undefined}>
      <div className="html" dir="auto" lang={lang} dangerouslySetInnerHTML={{ __html: marked }} />
      {isLong && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('readLess') : t('readMore')}
        </button>
      )}
    </DescriptionRoot>
  );
}

const DetailsRoot = styled.div.withConfig({ componentId: 'shop-details' })`
  border-top: ${token('border.width')} solid ${token('border.color')};

  details {
    border-bottom: ${token('border.width')} solid ${token('border.color')};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.5rem;
    font-weight: ${token('weight.medium')};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 1.6;
    transition: transform ${token('motion.base')} ${token('motion.ease')};
  }
  [open] > summary svg {
    transform: rotate(45deg);
  }
  ${htmlCss}
  .html {
    padding-bottom: ${token('space.5')};
    color: ${token('text.muted')};
  }
`;

/** Further facts of a product, each under its title. */
export function Details({
  items,
}: {
  readonly items: readonly { readonly title: string; readonly html: string }[];
}): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <DetailsRoot>
      {items.map(({ title, html }) => (
        <details key={title}>
          <summary>
            {title}
            <Plus aria-hidden="true" />
          </summary>
          <div className="html" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
    </DetailsRoot>
  );
}
