import { useHelpListQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { later, type ReadArg, useCore } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { QuestionLinks } from './answers.tsx';
import { Found } from './found.tsx';
import { helpPath } from './help-path.ts';
import { HelpRoot } from './help-root.ts';
import { HelpSearch } from './help-search.tsx';
import { contentTexts } from '../texts/content/index.ts';

const Contact = later(() => import('./contact.tsx'));

/** Properties of {@link HelpHome}. */
export interface HelpHomeProps {
  readonly arg: ReadArg<'helpList'>;
  /** Search term. */
  readonly term: string;
}

/** The start of the help: search, what is asked most, topics, reasons to write, and a letter. */
export function HelpHome({ arg, term }: HelpHomeProps): ReactElement | null {
  const t = useTexts(contentTexts);
  const { store } = useCore().state;
  const { data: help } = useHelpListQuery(arg);
  if (!help) return null;
  const { groups, reasons, popular, found } = help;
  return (
    <HelpRoot>
      <div className="intro">
        <h1>{t('howHelp')}</h1>
        <p>{t('answersAbout', { name: store.name })}</p>
        <HelpSearch term={term} />
      </div>
      <div className="split">
        {found ? (
          <Found found={found} term={term} />
        ) : (
          <section aria-labelledby="popular">
            <h2 id="popular">{t('askedMost')}</h2>
            <QuestionLinks questions={popular} />
          </section>
        )}
        <section aria-labelledby="reasons">
          <h2 id="reasons">{t('writeAbout')}</h2>
          <ul className="plain-list cards">
            {reasons.map(({ name, title, text }) => (
              <li key={name}>
                <a href={helpPath.reason(name)}>
                  <b>{title}</b>
                  <span>{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="topics">
        <h2 id="topics">{t('topics')}</h2>
        <ul className="plain-list cards groups">
          {groups
            .filter(({ questions }) => questions.length > 0)
            .map(({ code, title, text }) => (
              <li key={code}>
                <a href={helpPath.group(code)}>
                  <b>{title}</b>
                  <span>{text}</span>
                </a>
              </li>
            ))}
        </ul>
      </section>
      <Contact />
    </HelpRoot>
  );
}
