import { useHelpGroupQuery, useHelpQuestionQuery, useHelpReasonQuery } from '@omnis/api-client';
import { inSentence } from '@omnis/texts';
import { useTexts } from '@omnis/texts/react';
import { LinkButton } from '@omnis/ui';
import { later, type ReadArg } from '@omnis/shop-kit';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { Answer, Answers, QuestionLinks } from './answers.tsx';
import { helpPath } from './help-path.ts';
import { HelpRoot } from './help-root.ts';
import { contentTexts } from '../texts/content/index.ts';

const Contact = later(() => import('./contact.tsx'));

function Back({
  href = helpPath.home,
  text,
}: {
  readonly href?: string;
  readonly text?: string;
}): ReactElement {
  const t = useTexts(contentTexts);
  return (
    <p className="back">
      <a href={href}>
        <ChevronLeft aria-hidden="true" />
        {text ?? t('allHelp')}
      </a>
    </p>
  );
}

/** A question with its answer. */
export function QuestionPage({ arg }: { readonly arg: ReadArg<'helpQuestion'> }): ReactElement | null {
  const t = useTexts(contentTexts);
  const { data: question } = useHelpQuestionQuery(arg);
  if (!question) return null;
  const { title, answer, group, related } = question;
  return (
    <HelpRoot>
      <article className="intro">
        <Back href={helpPath.group(group.code)} text={group.title} />
        <h1>{title}</h1>
        <div className="prose answer">
          <Answer html={answer} />
        </div>
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related">{t('moreAbout', { title: inSentence(group.title, t.locale) })}</h2>
          <QuestionLinks questions={related} />
        </section>
      )}
      <section aria-labelledby="else">
        <h2 id="else">{t('notFound')}</h2>
        <div className="actions">
          <LinkButton href={helpPath.home} variant="secondary">
            {t('allHelp')}
          </LinkButton>
          <LinkButton href={helpPath.reason('other')} variant="secondary">
            {t('writeToUs')}
          </LinkButton>
        </div>
      </section>
    </HelpRoot>
  );
}

/** The questions of a topic with their answers. */
export function GroupPage({ arg }: { readonly arg: ReadArg<'helpGroup'> }): ReactElement | null {
  const { data: group } = useHelpGroupQuery(arg);
  if (!group) return null;
  return (
    <HelpRoot>
      <div className="intro">
        <Back />
        <h1>{group.title}</h1>
        <p>{group.text}</p>
      </div>
      <div className="split">
        <Answers questions={group.questions} />
        <Contact />
      </div>
    </HelpRoot>
  );
}

/** Answers that may save somebody from writing, followed by the letter. */
export function ReasonPage({ arg }: { readonly arg: ReadArg<'helpReason'> }): ReactElement | null {
  const t = useTexts(contentTexts);
  const { data: reason } = useHelpReasonQuery(arg);
  if (!reason) return null;
  const { title, text, actions, questions } = reason;
  return (
    <HelpRoot>
      <div className="intro">
        <Back />
        <h1>{title}</h1>
        <p>{text}</p>
        {actions.length > 0 && (
          <div className="actions">
            {actions.map((action) => (
              <LinkButton key={action.href} href={action.href}>
                {action.text}
              </LinkButton>
            ))}
          </div>
        )}
      </div>
      <div className="split">
        <section aria-labelledby="answers">
          <h2 id="answers">{t('mayAnswer')}</h2>
          <Answers questions={questions} />
        </section>
        <Contact />
      </div>
    </HelpRoot>
  );
}
