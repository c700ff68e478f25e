import type { ComponentProps, ReactElement } from 'react';
import { useCore } from '../data/core.ts';
import { QuoteForm } from './quote-form.tsx';
import { QuoteRoot } from './quote-root.ts';
import { quotesTexts } from '../texts/quotes/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What a quote is, the form that asks for one, and what happens then. */
export function QuoteIntroduction(props: ComponentProps<typeof QuoteForm>): ReactElement {
  const t = useTexts(quotesTexts);
  const { contactEmail } = useCore().state.store;
  return (
    <QuoteRoot>
      <header>
        <h1>{t('getQuote')}</h1>
        <p>{t('intro')}</p>
      </header>
      <div className="split">
        <QuoteForm {...props} />
        <aside aria-label={t('nextSteps')}>
          <h2>{t('nextSteps')}</h2>
          <ol>
            <li>{t('stepLook')}</li>
            <li>{t('stepAcceptIt')}</li>
            <li>{t('stepMockup')}</li>
            <li>{t('stepConfirm')}</li>
          </ol>
          {contactEmail !== '' && (
            <p>{t.parts('ratherWrite', { link: <a href={`mailto:${contactEmail}`}>{contactEmail}</a> })}</p>
          )}
        </aside>
      </div>
    </QuoteRoot>
  );
}
