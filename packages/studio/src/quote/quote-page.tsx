import { useQuotesGetQuery } from '@omnis/api-client';
import { oneSize } from '@omnis/models';
import { useLocale, useTexts } from '@omnis/texts/react';
import { FlowDiagram } from '@omnis/ui';
import { isAgreed, LogTime, ordersTexts, shopperSteps, statusName } from '@omnis/orders';
import { dayText, formatPrice, type ReadArg } from '@omnis/shop-kit';
import { TotalsList } from '@omnis/shopping';
import { useEffect, useRef, type ReactElement } from 'react';
import { QuotePageRoot } from './quote-page-root.ts';
import { Mockup } from './mockup.tsx';
import { QuoteAnswer } from './quote-answer.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { QuotePapers } from './quote-papers.tsx';
import { newsOf, type Quote } from './quote-words.ts';
import { productWords } from './wish-words.ts';
import { quotesTexts } from '../texts/quotes/index.ts';

function Lines({ quote }: { readonly quote: Quote }): ReactElement {
  const t = useTexts(quotesTexts);
  const { items, offer, currency } = quote;
  return (
    <div className="quote-table">
      <table className="quote-lines">
        <thead>
          <tr>
            <th scope="col">{t('size')}</th>
            <th scope="col">{t('pieces')}</th>
            <th scope="col">{t('eachBeforeTax')}</th>
            <th scope="col">{t('totalWithTax')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, size, quantity, price, total }) => (
            <tr key={id}>
              <th scope="row">{size === oneSize ? t('oneSize') : size}</th>
              <td data-label={t('pieces')}>{quantity}</td>
              <td data-label={t('eachBeforeTax')}>{offer ? formatPrice(price, currency, t.locale) : '–'}</td>
              <td data-label={t('totalWithTax')}>{offer ? formatPrice(total, currency, t.locale) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An answer takes its button with it: the keyboard, where that had it, goes on at the heading of what came of it. */
function useFocusAfterAnswer(state: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === undefined || was === state || document.activeElement !== document.body) return;
    heading.current?.focus();
  }, [state]);
  return heading;
}

/** A quote on its way: where it is, what it costs, and what the shopper can do about it. */
export function QuotePage({ arg }: { readonly arg: ReadArg<'quotesGet'> }): ReactElement | null {
  const t = useTexts(quotesTexts);
  const locale = useLocale();
  const orderWords = useTexts(ordersTexts);
  const { data: quote } = useQuotesGetQuery(arg);
  const state = quote && `${quote.status} ${quote.asked}`;
  const heading = useFocusAfterAnswer(state);
  if (!quote) return null;
  const { title, text, next } = newsOf(t, quote);
  const { wish, offer, statusLog } = quote;
  const what = t(productWords[wish.product]);
  // Events within one status have been told above.
  const moves = statusLog.filter(({ from, status }) => from !== status);
  const agreed = isAgreed({ status: quote.status, quoted: true });
  // A price is read before it is answered; a mock-up is part of its answer.
  const answer = <QuoteAnswer key={state} quote={quote} />;
  return (
    <QuotePageRoot>
      <div className="head">
        <p className="number">{t('quoteNumber', { number: quote.number })}</p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p role="status">{text}</p>
      </div>
      <div className="panel">
        <FlowDiagram
          label={t('progress', { number: quote.number })}
          steps={shopperSteps(orderWords, { status: quote.status, flow: 'bespoke', statusLog })}
          percentage={quote.percentComplete}
        />
      </div>
      {offer && offer.message !== '' && quote.status === 'quote' && (
        <blockquote className="message">{offer.message}</blockquote>
      )}
      {quote.status !== 'quote' && answer}
      <div className="body">
        <div>
          <h2>{wish.colour === '' ? what : `${what}, ${wish.colour}`}</h2>
          <Lines quote={quote} />
        </div>
        <div className="side">
          {offer && (
            <div>
              <h2>{t('price')}</h2>
              <TotalsList totals={quote.totals} coupon={null} />
              {offer.validUntil !== null && quote.moves.length > 0 && quote.status === 'quote' && (
                <p className="until">{t('validUntil', { day: dayText(offer.validUntil, locale) })}</p>
              )}
            </div>
          )}
          {next.length > 0 && (
            <div>
              <h2>{t('nextSteps')}</h2>
              <ol className="next">
                {next.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          )}
          {agreed && <QuotePapers arg={arg} />}
        </div>
      </div>
      {quote.status === 'quote' && answer}
      {agreed && quote.mockup !== null && (
        <section className="answer" aria-labelledby="approved-title">
          <h2 id="approved-title">{t('whatApproved')}</h2>
          <Mockup src={quote.mockup} />
        </section>
      )}
      <QuoteFacts quote={quote} locale={locale} />
      <section aria-labelledby="log-title">
        <h2 id="log-title">{t('history')}</h2>
        <ol className="log">
          {moves.toReversed().map(({ id, status, time }) => (
            <li key={id}>
              <LogTime time={time} locale={locale} />
              <span>{statusName(orderWords, status)}</span>
            </li>
          ))}
        </ol>
      </section>
    </QuotePageRoot>
  );
}
