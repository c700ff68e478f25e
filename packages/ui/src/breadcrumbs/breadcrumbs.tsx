import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Link } from '../link/link.tsx';
import { useUiText } from '../text/ui-text.tsx';

const Root = styled.nav.withConfig({ componentId: 'ui-breadcrumbs' })`
  font-size: ${token('type.sm')};

  ol {
    display: flex;
    align-items: center;
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
  }
  li {
    display: flex;
    flex: none;
    align-items: center;
    color: ${token('text.muted')};
  }
  /* The page's own name stands below as its heading: it gives way first. */
  li:last-child {
    flex: 0 1 auto;
    min-width: 7rem;
    color: ${token('text.color')};
  }
  li:last-child > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  li + li::before {
    content: '/' / '';
    padding-inline: ${token('space.2')};
    color: ${token('text.muted')};
    opacity: 0.7;
  }
  a {
    padding-block: 0.625rem;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${token('text.color')};
    text-decoration: underline;
  }
`;

/** One step of the trail. */
export interface BreadcrumbItem {
  readonly text: string;
  /** Missing on the page that is shown. */
  readonly href?: string;
}

/** Properties of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
  readonly items: readonly BreadcrumbItem[];
}

/**
 * The way from the home page to this one (storefront.md §2 Header: a trail of text and link pairs).
 *
 * @example
 * ```tsx
 * import { Breadcrumbs } from '@omnis/ui';
 * export const example = () => <Breadcrumbs items={[{ text: 'Home', href: '/' }, { text: 'T-shirts' }]} />;
 * ```
 */
export function Breadcrumbs({ items }: BreadcrumbsProps): ReactElement | null {
  const say = useUiText();
  if (items.length === 0) return null;
  return (
    <Root aria-label={say('Breadcrumb')}>
      <ol>
        {items.map((item, at) => {
          const isLast = at === items.length - 1;
          return (
            <li key={`${at} ${item.text}`}>
              {item.href === undefined || isLast ? (
                <span aria-current={isLast ? 'page' : undefined}>{item.text}</span>
              ) : (
                <Link href={item.href}>{item.text}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
