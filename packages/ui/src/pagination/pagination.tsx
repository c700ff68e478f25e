import { media, token } from '@omnis/theme/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../link/link.tsx';
import { pageList } from './page-list.ts';
import { useUiText } from '../text/ui-text.tsx';

const Root = styled.nav.withConfig({ componentId: 'ui-pagination' })`
  flex: 1 1 auto;

  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a,
  .off,
  .gap {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${token('space.1')};
    min-width: 2.5rem;
    min-height: 2.5rem;
    padding-inline: ${token('space.2')};
    border-radius: ${token('radius.md')};
    color: ${token('text.color')};
    font-size: ${token('type.sm')};
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  a:hover {
    background: ${token('surface.hover')};
  }
  a[aria-current] {
    background: ${token('primary.color')};
    color: ${token('primary.contrast')};
    font-weight: ${token('weight.bold')};
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  .gap {
    color: ${token('text.muted')};
    min-width: 1.5rem;
  }
  .off {
    color: ${token('text.muted')};
    opacity: ${token('opacity.disabled')};
  }
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  .of {
    display: none;
    padding-inline: ${token('space.2')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  ${media.down('sm')} {
    .number,
    .gap {
      display: none;
    }
    .of {
      display: block;
    }
    ul {
      justify-content: space-between;
    }
  }
`;

/** Properties of {@link Pagination}. */
export interface PaginationProps {
  /** The current page, from 1. */
  readonly page: number;
  /** Number of pages. Nothing is shown for fewer than two. */
  readonly count: number;
  /** The address of a page: pages are links, so they work without scripts and open in tabs. */
  readonly href: (page: number) => string;
  /** Called in place of following the link. */
  readonly onPageChange?: (page: number) => void;
  /** Names the navigation; “Pages” unless told. */
  readonly label?: string;
}

/**
 * Links to the pages of a list; under the small breakpoint only back, forth and “Page 2 of 9”.
 *
 * @example
 * ```tsx
 * import { Pagination } from '@omnis/ui';
 * export const example = () => <Pagination page={3} count={12} href={(page) => `?page=${page}`} />;
 * ```
 */
export function Pagination({ page, count, href, onPageChange, label }: PaginationProps): ReactElement | null {
  const say = useUiText();
  if (count < 2) return null;
  const follow = (to: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onPageChange || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onPageChange(to);
  };
  const step = (to: number, text: ReactNode, rel: 'prev' | 'next'): ReactElement =>
    to < 1 || to > count ? (
      <span className="off" role="link" aria-disabled="true">
        {text}
      </span>
    ) : (
      <Link href={href(to)} rel={rel} onClick={follow(to)}>
        {text}
      </Link>
    );
  return (
    <Root aria-label={label ?? say('Pages')}>
      <ul>
        <li>
          {step(
            page - 1,
            <>
              <ChevronLeft aria-hidden="true" />
              {say('Previous')}
            </>,
            'prev',
          )}
        </li>
        {pageList(page, count).map((entry, at) =>
          entry === 'gap' ? (
            <li key={`gap-${at}`} className="gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry} className="number">
              <Link
                href={href(entry)}
                aria-label={say('Page {page}', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                onClick={follow(entry)}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
        <li className="of">{say('Page {page} of {count}', { page, count })}</li>
        <li>
          {step(
            page + 1,
            <>
              {say('Next')}
              <ChevronRight aria-hidden="true" />
            </>,
            'next',
          )}
        </li>
      </ul>
    </Root>
  );
}
