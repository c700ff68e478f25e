import { textParts, useTexts } from '@omnis/texts/react';
import { useCore } from '@omnis/shop-kit';
import type { ComponentProps, ReactElement } from 'react';
import { QuoteForm } from './quote-form.tsx';
import { QuoteRoot } from './quote-root.ts';
import { quotesTexts } from '../texts/quotes/index.ts';

/** Introduction to quotes: the explanation, the form that asks for one, and the next steps. */
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
            <p>
              {textParts(t, 'ratherWrite', { link: <a href={`mailto:${contactEmail}`}>{contactEmail}</a> })}
            </p>
          )}
        </aside>
      </div>
    </QuoteRoot>
  );
}
