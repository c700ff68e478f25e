import { useSitemapGetQuery } from '@omnis/api-client';
import { media, token } from '@omnis/theme/react';
import { Pagination } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ReadArg } from '../data/reads.ts';
import { sitemapPath } from './sitemap-path.ts';
import { contentTexts } from '../texts/content/index.ts';
import { useTexts } from '../texts/use-texts.ts';

const Root = styled.div.withConfig({ componentId: 'shop-sitemap' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.10')};
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  margin-inline: auto;
  padding: ${token('space.8')} ${token('layout.gutter')} 0;

  section > h2 {
    margin-bottom: ${token('space.3')};
    font-size: ${token('type.xl')};
  }
  section > ul {
    columns: 1;
    column-gap: ${token('space.8')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    break-inside: avoid;
  }
  li a {
    display: inline-block;
    min-width: 2.75rem;
    max-width: 100%;
    padding-block: 0.4375rem;
    color: inherit;
    text-decoration: none;
  }
  li a:hover {
    text-decoration: underline;
  }
  ${media.up('sm')} {
    section > ul {
      columns: 2;
    }
  }
  ${media.up('lg')} {
    section > ul {
      columns: 4;
    }
  }
`;

/** Everything that can be visited in the store, by kind. */
export function SitemapPage({ arg }: { readonly arg: ReadArg<'sitemapGet'> }): ReactElement | null {
  const t = useTexts(contentTexts);
  const { data } = useSitemapGetQuery(arg);
  if (!data) return null;
  const { sections, page, pages } = data;
  return (
    <Root>
      <h1>{t('sitemap')}</h1>
      {sections.map(({ title, links }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pagination page={page} count={pages} href={sitemapPath} label={t('sitemapPages')} />
    </Root>
  );
}
