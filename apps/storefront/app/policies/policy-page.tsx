import { usePoliciesGetQuery } from '@omnis/api-client';
import { BlockEnvironmentProvider, proseCss, RichText } from '@omnis/blocks';
import { textParts, useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { dayText, type ReadArg, useView } from '@omnis/shop-kit';
import { proseTableCss, useCardEnvironment } from '@omnis/shopping';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { contentTexts } from '../texts/content/index.ts';

const Root = styled.div.withConfig({ componentId: 'shop-policy' })`
  ${proseCss}
  ${proseTableCss}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  margin-inline: auto;
  padding: ${token('space.8')} ${token('layout.gutter')} 0;

  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.3')};
    max-width: 44rem;
  }
  header p {
    color: ${token('text.muted')};
    font-size: ${token('type.lg')};
  }
  header .changed {
    font-size: ${token('type.sm')};
  }
  nav ol,
  nav ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  nav a {
    display: inline-block;
    padding-block: ${token('space.2')};
    color: inherit;
    text-decoration: none;
  }
  nav a:hover {
    text-decoration: underline;
  }
  nav h2 {
    margin-bottom: ${token('space.2')};
    color: ${token('text.muted')};
    font: ${token('weight.bold')} ${token('type.sm')} / 1.5 ${token('text.font')};
    letter-spacing: 0;
    text-transform: none;
  }
  nav {
    font-size: ${token('type.sm')};
  }
  .text {
    max-width: 46rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.8')};
    min-width: 0;
  }
  .text section > h2 {
    margin-bottom: ${token('space.3')};
    font-size: ${token('type.xl')};
  }
  .prose table {
    font-size: ${token('type.sm')};
  }
  .others {
    padding-top: ${token('space.6')};
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  ${media.up('md')} {
    .body {
      display: grid;
      grid-template-columns: 14rem minmax(0, 1fr);
      gap: ${token('space.12')};
      align-items: start;
    }
    .parts {
      position: sticky;
      top: calc(${token('layout.header.desktop')} + ${token('space.5')});
    }
  }
  /* One word of German may be longer than the smallest phone is wide. */
  ${media.down('sm')} {
    h1 {
      hyphens: auto;
    }
  }
  ${media.down('md')} {
    .body {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${token('space.8')};
    }
  }
  /* Last: paper may be as wide as a screen, and the parts have all of it. */
  @media print {
    .parts,
    .others {
      display: none;
    }
    .body {
      display: block;
    }
    .text {
      max-width: none;
    }
  }
`;

/** A policy: its parts with a list of them, and the way to the others. */
export function PolicyPage({ arg }: { readonly arg: ReadArg<'policiesGet'> }): ReactElement | null {
  const t = useTexts(contentTexts);
  const { data: policy } = usePoliciesGetQuery(arg);
  const { mode } = useView();
  const environment = useCardEnvironment(mode);
  if (!policy) return null;
  return (
    <Root>
      <header>
        <h1>{policy.title}</h1>
        <p>{policy.text}</p>
        <p className="changed">
          {textParts(t, 'lastChanged', {
            day: <time dateTime={policy.updatedAt}>{dayText(policy.updatedAt, t.locale)}</time>,
          })}
        </p>
      </header>
      <div className="body">
        <nav className="parts" aria-label={t('onThisPage')}>
          <h2>{t('onThisPage')}</h2>
          <ol>
            {policy.sections.map(
              ({ title }, at) =>
                title !== '' && (
                  <li key={at}>
                    <a href={`#part-${at + 1}`}>{title}</a>
                  </li>
                ),
            )}
          </ol>
        </nav>
        <div className="text">
          <BlockEnvironmentProvider environment={environment}>
            {policy.sections.map(({ title, html }, at) => (
              // A store's own words may have two headings alike.
              <section key={at}>
                {title !== '' && <h2 id={`part-${at + 1}`}>{title}</h2>}
                <div className="prose">
                  <RichText html={html} />
                </div>
              </section>
            ))}
          </BlockEnvironmentProvider>
          <nav className="others" aria-label={t('otherPolicies')}>
            <h2>{t('readOn')}</h2>
            <ul>
              {policy.others.map(({ name, title }) => (
                <li key={name}>
                  <a href={`/${name}/`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </Root>
  );
}
