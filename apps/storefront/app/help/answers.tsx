import type { CallAnswer } from '@omnis/api-client';
import { BlockEnvironmentProvider, RichText } from '@omnis/blocks';
import { useTexts } from '@omnis/texts/react';
import { useView } from '@omnis/shop-kit';
import { useCardEnvironment } from '@omnis/shopping';
import { ChevronRight, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { helpPath } from './help-path.ts';
import { contentTexts } from '../texts/content/index.ts';

type Question = CallAnswer<'help.group'>['questions'][number];

/** An answer as it is written. */
export function Answer({ html }: { readonly html: string }): ReactElement {
  const environment = useCardEnvironment(useView().mode);
  return (
    <BlockEnvironmentProvider environment={environment}>
      <RichText html={html} />
    </BlockEnvironmentProvider>
  );
}

/** Questions that open to their answers, without scripts too. */
export function Answers({ questions }: { readonly questions: readonly Question[] }): ReactElement {
  const t = useTexts(contentTexts);
  return (
    <div>
      {questions.map(({ name, title, answer }) => (
        <details key={name} id={name}>
          <summary>
            {title}
            <Plus aria-hidden="true" />
          </summary>
          <div className="prose">
            <Answer html={answer} />
          </div>
          <p>
            <a href={helpPath.question(name)} aria-label={t('linkTo', { title })}>
              {t('linkToAnswer')}
            </a>
          </p>
        </details>
      ))}
    </div>
  );
}

/** Questions as links to their pages. */
export function QuestionLinks({
  questions,
}: {
  readonly questions: readonly Pick<Question, 'name' | 'title'>[];
}): ReactElement {
  return (
    <ul className="plain-list lines">
      {questions.map(({ name, title }) => (
        <li key={name}>
          <a href={helpPath.question(name)}>
            {title}
            <ChevronRight aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
