import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { ordersTexts } from '../texts/orders/index.ts';
import { LogTime } from './log-time.tsx';
import type { Order } from './stages.ts';

/** Earlier refusals by banks, latest first: nothing was charged. */
export function Refusals({
  attempts,
  locale,
  className,
}: Pick<Order, 'attempts'> & { readonly locale: string; readonly className: string }): ReactElement | null {
  const t = useTexts(ordersTexts);
  const failed = attempts.filter(({ success }) => !success);
  if (failed.length === 0) return null;
  return (
    <section aria-labelledby="attempts-title">
      <h2 id="attempts-title">{t('earlierAttempts')}</h2>
      <p>{t('nothingByThese')}</p>
      <ol className={className}>
        {failed.toReversed().map(({ time, message, methodName }) => (
          <li key={`${time} ${message}`}>
            <LogTime time={time} locale={locale} />
            <span>
              {methodName && message ? t('attemptOf', { card: methodName, message }) : methodName || message}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
