import { useQuotesGetQuery } from '@omnis/api-client';
import { printColours, printPositions, quoteProducts } from '@omnis/models';
import { FlowDiagram, Picture } from '@omnis/ui';
import type { ReactElement } from 'react';
import { TotalsList } from '../basket/totals.tsx';
import { useCore } from '../data/core.ts';
import { dayText } from '../data/day-text.ts';
import { formatPrice } from '../data/price.ts';
import type { ReadArg } from '../data/reads.ts';
import { LogTime } from '../order/log-time.tsx';
import { shopperSteps, statusName } from '../order/stages.ts';
import { QuotePageRoot } from './quote-page-root.ts';
import { QuoteAnswer } from './quote-answer.tsx';
import { newsOf, type Quote } from './quote-words.ts';

function Lines({ quote }: { readonly quote: Quote }): ReactElement {
  const { items, offer, currency } = quote;
  return (
    <table className="quote-lines">
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col">Pieces</th>
          <th scope="col">Each, before tax</th>
          <th scope="col">Total with tax</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, size, quantity, price, total }) => (
          <tr key={id}>
            <th scope="row">{size}</th>
            <td>{quantity}</td>
            <td>{offer ? formatPrice(price, currency) : '–'}</td>
            <td>{offer ? formatPrice(total, currency) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Wish({ quote, locale }: { readonly quote: Quote; readonly locale: string }): ReactElement {
  const { wish, details, contact, artwork } = quote;
  return (
    <div className="facts">
      <div>
        <h3>Printed</h3>
        {wish.prints.map(({ position, colours }) => (
          <p key={position}>
            {printPositions[position]}: {printColours[colours]}
          </p>
        ))}
      </div>
      {artwork && (
        <div>
          <h3>Artwork</h3>
          <a href={artwork.url}>
            <Picture
              src={artwork.url}
              alt={artwork.name}
              width={160}
              height={160}
              sizes="160px"
              fit="contain"
            />
          </a>
        </div>
      )}
      <div>
        <h3>For</h3>
        <p>
          {contact.firstName} {contact.lastName}
        </p>
        {contact.company !== '' && <p>{contact.company}</p>}
        {contact.vatNumber !== '' && <p>VAT {contact.vatNumber}</p>}
        <p>{contact.email}</p>
      </div>
      {wish.deadline !== '' && (
        <div>
          <h3>Needed by</h3>
          <p>{dayText(wish.deadline, locale)}</p>
        </div>
      )}
      {details !== '' && (
        <div>
          <h3>You wrote</h3>
          <p>{details}</p>
        </div>
      )}
    </div>
  );
}

/** A quote on its way: where it is, what it costs, and what the shopper can do about it. */
export function QuotePage({ arg }: { readonly arg: ReadArg<'quotesGet'> }): ReactElement | null {
  const locale = useCore().state.store.locale || 'en-GB';
  const { data: quote } = useQuotesGetQuery(arg);
  if (!quote) return null;
  const { title, text, next } = newsOf(quote);
  const { wish, offer, asked, statusLog } = quote;
  const what = quoteProducts[wish.product];
  // What happened while it stayed where it is has been told above.
  const moves = statusLog.filter(({ from, status }) => from !== status);
  return (
    <QuotePageRoot>
      <div className="head">
        <p className="number">Quote {quote.number}</p>
        <h1>{title}</h1>
        <p role="status">{text}</p>
      </div>
      <div className="panel">
        <FlowDiagram
          label={`Progress of quote ${quote.number}`}
          steps={shopperSteps({ status: quote.status, flow: 'bespoke', statusLog })}
          percentage={quote.percentComplete}
        />
      </div>
      {offer && offer.message !== '' && quote.status === 'quote' && (
        <blockquote className="message">{offer.message}</blockquote>
      )}
      <QuoteAnswer key={`${quote.status} ${asked}`} quote={quote} />
      <div className="body">
        <div>
          <h2>{wish.colour === '' ? what : `${what}, ${wish.colour}`}</h2>
          <Lines quote={quote} />
        </div>
        <div className="side">
          {offer && (
            <div>
              <h2>Price</h2>
              <TotalsList totals={quote.totals} coupon={null} />
              {offer.validUntil !== null && (
                <p className="until">Valid until {dayText(offer.validUntil, locale)}</p>
              )}
            </div>
          )}
          {next.length > 0 && (
            <div>
              <h2>What happens next</h2>
              <ol className="next">
                {next.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          )}
        </div>
      </div>
      <Wish quote={quote} locale={locale} />
      <section aria-labelledby="log-title">
        <h2 id="log-title">History</h2>
        <ol className="log">
          {moves.toReversed().map(({ id, status, time }) => (
            <li key={id}>
              <LogTime time={time} locale={locale} />
              <span>{statusName(status)}</span>
            </li>
          ))}
        </ol>
      </section>
    </QuotePageRoot>
  );
}
