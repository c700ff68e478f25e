import { useOrdersReturnsQuery } from '@omnis/api-client';
import { useLocale, useTexts } from '@omnis/texts/react';
import { LinkButton } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import type { Order } from '../order/stages.ts';
import { ReturnForm } from './return-form.tsx';
import { ReturnLabel } from './return-label.tsx';
import { ReturnRoot } from './return-root.ts';
import type { Returns } from './return-wishes.ts';
import { Said } from './said.tsx';
import { useOnceKey } from './use-once-key.ts';
import { useReturnAnswer } from './use-return-answer.ts';
import { ordersTexts, type OrdersTexts } from '../texts/orders/index.ts';

/** Text instead of the form when nothing can be sent back. */
function closedText(t: OrdersTexts, { until, lines }: Returns): string {
  if (until === null) return t('notLeft');
  if (new Date(until) < new Date()) return t('timeOver');
  return lines.length === 0 ? t('nothingBack') : t('allBack');
}

/** Sends goods back (storefront.md §2 /returns/{orderHash?}). */
export function ReturnPage({ order }: { readonly order: Order }): ReactElement | null {
  const t = useTexts(ordersTexts);
  const { orderHash, number } = order;
  const locale = useLocale();
  const { data: returns } = useOrdersReturnsQuery({ params: { orderHash } });
  const { told, open, say, lose, sayOfCancelling } = useReturnAnswer(returns);
  const [printing, setPrinting] = useState('');
  const once = useOnceKey({ of: 'returns.key', orderHash });
  if (!returns) return null;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const print = (label: string): void => {
    // On the page before it is put on paper.
    flushSync(() => setPrinting(label));
    // Printing later from the browser's own menu prints more than this label.
    window.addEventListener('afterprint', () => setPrinting(''), { once: true });
    window.print();
  };
  return (
    <ReturnRoot>
      <div className="head">
        <p className="number">{t('orderNumber', { number })}</p>
        <h1>{t('returnOrExchange')}</h1>
        <p>
          {open && returns.until !== null
            ? t('returnUntil', { day: day.format(new Date(returns.until)) })
            : closedText(t, returns)}
        </p>
      </div>
      {told !== null && <Said answer={told} />}
      {returns.returns.length > 0 && (
        <section className="returns" aria-labelledby="returns-title">
          <h2 id="returns-title">{t('yourReturns')}</h2>
          {returns.returns.toReversed().map((given) => (
            <ReturnLabel
              key={given.number}
              given={given}
              address={returns.address}
              orderHash={orderHash}
              currency={order.currency}
              replacement={
                order.replacements?.find(({ returnNumber }) => returnNumber === given.number) ?? null
              }
              printing={printing === given.number}
              onPrint={() => print(given.number)}
              onCancelled={(answer) => {
                sayOfCancelling(given.number, answer);
                // Asked for once more, it is another.
                once.answered();
              }}
            />
          ))}
        </section>
      )}
      {open && <ReturnForm order={order} returns={returns} once={once} onDone={say} onLost={lose} />}
      <div className="actions">
        <LinkButton href={`/receipt/${orderHash}`} variant="secondary">
          {t('seeOrder')}
        </LinkButton>
        {!open && (
          <LinkButton href="/help/" variant="secondary">
            {t('help')}
          </LinkButton>
        )}
      </div>
    </ReturnRoot>
  );
}
