import { useSitemapGetQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Pagination } from '@omnis/ui';
import { type ReadArg, type ReadValue, shellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { SitemapRoot } from './sitemap-root.ts';
import { sitemapPath } from './sitemap-path.ts';
import { contentTexts } from '../texts/content/index.ts';

type Section = ReadValue<'sitemapGet'>['sections'][number];

function Links({ links, wide = true }: Pick<Section, 'links'> & { readonly wide?: boolean }): ReactElement {
  return (
    <ul className={wide ? 'columns' : undefined}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

/** The links of one kind: those that stand alone, then groups below headings of their own. */
function Part({ kind, title, count, links, groups }: Section): ReactElement {
  return (
    <section id={kind} aria-labelledby={`${kind}-title`}>
      <h2>
        <span id={`${kind}-title`}>{title}</span>
        <span className="number">{count}</span>
      </h2>
      {links.length > 0 && <Links links={links} />}
      {groups.length > 0 && (
        <div className={`groups ${groups.length > 1 ? 'columns' : ''}`}>
          {groups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <h3>{group.href === null ? group.title : <a href={group.href}>{group.title}</a>}</h3>
              <Links links={group.links} wide={groups.length === 1} />
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

/** Everything that can be visited in the store, by kind. */
export function SitemapPage({ arg }: { readonly arg: ReadArg<'sitemapGet'> }): ReactElement | null {
  const t = useTexts(contentTexts);
  const shell = useTexts(shellTexts);
  const { data } = useSitemapGetQuery(arg);
  if (!data) return null;
  const { sections, page, pages } = data;
  return (
    <SitemapRoot>
      <div className="head">
        <h1>{t('sitemap')}</h1>
        <p>{shell('sitemapText')}</p>
      </div>
      <div className="body">
        {sections.length > 1 && (
          <nav className="kinds" aria-label={t('onThisPage')}>
            <ul>
              {sections.map(({ kind, title, count }) => (
                <li key={kind}>
                  <a href={`#${kind}`}>
                    {title} <span className="number">{count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="parts">
          {sections.map((section) => (
            <Part key={section.kind} {...section} />
          ))}
        </div>
      </div>
      <Pagination page={page} count={pages} href={sitemapPath} label={t('sitemapPages')} />
    </SitemapRoot>
  );
}
