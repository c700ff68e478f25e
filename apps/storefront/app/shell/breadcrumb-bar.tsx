import type { Breadcrumb } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { shellTexts, trailSlot } from '@omnis/shop-kit';
import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.nav.withConfig({ componentId: 'shop-breadcrumb-bar' })`
  display: none;

  ${media.up('md')} {
    display: block;
    width: 100%;
    max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
    margin-inline: auto;
    padding: ${token('space.3')} ${token('layout.gutter')} 0;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  ol {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
    white-space: nowrap;
  }
  li:last-child {
    min-width: 0;
    overflow: hidden;
    color: ${token('text.color')};
    text-overflow: ellipsis;
  }
  li + li::before {
    content: '/' / '';
    padding-inline: ${token('space.2')};
    color: ${token('text.muted')};
  }
  a,
  span {
    display: inline-block;
    padding-block: ${token('space.2')};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${token('text.color')};
    text-decoration: underline;
  }
`;

/** The trail of a page, from the medium breakpoint on, or one that was supplied in its place (storefront.md §2 Header). */
export function BreadcrumbBar({
  trail: own,
}: {
  readonly trail: readonly Breadcrumb[];
}): ReactElement | null {
  const t = useTexts(shellTexts);
  const [given, give] = useState<readonly Breadcrumb[] | null>(null);
  useEffect(() => {
    trailSlot.give = give;
  }, []);
  const trail = given ?? own;
  if (trail.length < 2) return null;
  return (
    <Root aria-label={t('breadcrumb')}>
      <ol>
        {trail.map(({ text, href, kind }) => (
          <li key={`${text} ${href ?? ''}`} data-kind={kind}>
            {href === undefined ? <span aria-current="page">{text}</span> : <a href={href}>{text}</a>}
          </li>
        ))}
      </ol>
    </Root>
  );
}
