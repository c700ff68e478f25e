import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { shellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { PageIcon } from './page-icon.tsx';
import { useFoundPages } from './use-found-pages.ts';

const Root = styled.nav.withConfig({ componentId: 'shop-found-pages' })`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    gap: ${token('space.3')};
    margin: ${token('space.4')} 0 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    gap: ${token('space.3')};
    align-items: center;
    height: 100%;
    min-height: 3.5rem;
    padding: ${token('space.2')} ${token('space.4')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.base')};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: ${token('surface.hover')};
  }
  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${token('text.muted')};
  }
  span {
    min-width: 0;
  }
  small {
    display: -webkit-box;
    overflow: hidden;
    color: ${token('text.muted')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

/** Pages of the shop that a search finds, before what it sells (storefront.md §3 `isSearchable`). */
export function FoundPages({ term }: { readonly term: string }): ReactElement | null {
  const t = useTexts(shellTexts);
  const pages = useFoundPages(term);
  if (pages.length === 0) return null;
  return (
    <Root aria-label={t('pages')}>
      <ul>
        {pages.map(({ path, title, description, icon }) => (
          <li key={path}>
            <a href={path}>
              <PageIcon name={icon} />
              <span>
                {title}
                {description !== null && <small>{description}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
