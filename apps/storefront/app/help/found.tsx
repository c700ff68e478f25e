import type { CallAnswer } from '@omnis/api-client';
import { textParts, useTexts } from '@omnis/texts/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { Answers } from './answers.tsx';
import { contentTexts } from '../texts/content/index.ts';

/** Properties of {@link Found}. */
export interface FoundProps {
  readonly found: NonNullable<CallAnswer<'help.list'>['found']>;
  /** Search term. */
  readonly term: string;
}

/** The answers that a search in the help has found; it takes the keyboard to them. */
export function Found({ found, term }: FoundProps): ReactElement {
  const t = useTexts(contentTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isGoingBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    // The field that was searched in is another one now. Who only opens the page, or comes back to it, starts at its top.
    if (!isGoingBack) heading.current?.focus();
  }, [isGoingBack, key]);
  return (
    <section aria-labelledby="found">
      <h2 id="found" ref={heading} tabIndex={-1}>
        {found.length === 0 ? t('noAnswer', { term }) : t('answersTo', { count: found.length, term })}
      </h2>
      {found.length === 0 ? (
        <p>{textParts(t, 'tryAnother', { link: <a href="#contact">{t('writeLink')}</a> })}</p>
      ) : (
        <Answers questions={found} />
      )}
    </section>
  );
}
