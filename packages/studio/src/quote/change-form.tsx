import { useTexts } from '@omnis/texts/react';
import { Button, TextArea, useForm } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { quotesTexts } from '../texts/quotes/index.ts';
import { storeAnswerDraft } from './answer-draft.ts';
import { AnswerProblem } from './answer-problem.tsx';
import type { Quote } from './quote-words.ts';
import { useAnswer } from './use-answer.ts';
import { useAnswerDraft } from './use-answer-draft.ts';

/** Properties of {@link ChangeForm}. */
export interface ChangeFormProps {
  readonly quote: Quote;
  readonly onBack: () => void;
}

/** Form for the changes that the shopper wants, in their own words. */
export function ChangeForm({ quote, onBack }: ChangeFormProps): ReactElement {
  const t = useTexts(quotesTexts);
  const { answer } = useAnswer(quote);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened it has gone: the keyboard goes on where one writes.
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    initialValues: { note: quote.offer?.expired ? t('askAnewNote') : '' },
    schema: { note: 'required' },
    onSubmit: async ({ note }) => {
      const fault = await answer({ action: 'change', from: quote.status, note });
      if (fault) return fault;
      storeAnswerDraft(quote.orderHash, { note: '' });
      return undefined;
    },
  });
  useAnswerDraft(quote.orderHash, {
    texts: form.values,
    dirty: form.dirty,
    fill: ({ note = '' }) => {
      if (note !== '') form.setValues({ note });
    },
  });
  return (
    <form {...form.props} className="answer-form">
      <TextArea
        ref={field}
        label={t(quote.offer?.expired ? 'yourMessage' : 'whatChange')}
        required
        rows={4}
        maxLength={2000}
        {...form.field('note')}
      />
      <AnswerProblem message={form.message} />
      <div className="answers">
        <Button type="submit" loading={form.submitting} loadingLabel={t('sending')}>
          {t('send')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
