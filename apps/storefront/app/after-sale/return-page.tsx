import { useOrdersReturnsQuery } from '@omnis/api-client';
import { LinkButton, Notice } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { useCore } from '../data/core.ts';
import type { Order } from '../order/stages.ts';
import { ReturnForm } from './return-form.tsx';
import { ReturnLabel } from './return-label.tsx';
import { ReturnRoot } from './return-root.ts';
import type { Returns } from './return-wishes.ts';

/** What is said instead of the form when nothing can be sent back. */
function closedText({ until, lines }: Returns): string {
  if (until === null) return 'Something can be sent back once your order has left us.';
  if (new Date(until) < new Date()) return 'The time in which this order can be sent back is over.';
  return lines.length === 0
    ? 'There is nothing to send back.'
    : 'All of this order is on its way back, or has arrived.';
}

/** Sends goods back (storefront.md §2 /returns/{orderHash?}). */
export function ReturnPage({ order }: { readonly order: Order }): ReactElement | null {
  const { orderHash, number } = order;
  const locale = useCore().state.store.locale || 'en-GB';
  const { data: returns } = useOrdersReturnsQuery({ params: { orderHash } });
  const [done, setDone] = useState<string | null>(null);
  const [printing, setPrinting] = useState('');
  if (!returns) return null;
  const open = returns.lines.some(({ returnable }) => returnable > 0);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const print = (label: string): void => {
    // On the page before it is put on paper.
    flushSync(() => setPrinting(label));
    window.print();
  };
  return (
    <ReturnRoot>
      <div className="head">
        <p className="number">Order {number}</p>
        <h1>Return or exchange</h1>
        <p>
          {open && returns.until !== null
            ? `Until ${day.format(new Date(returns.until))}. It should be unworn, unwashed and in a state that we can sell.`
            : closedText(returns)}
        </p>
      </div>
      {done !== null && (
        <Notice tone="success" alert>
          {done}
        </Notice>
      )}
      {returns.returns.length > 0 && (
        <section className="returns" aria-labelledby="returns-title">
          <h2 id="returns-title">Your returns</h2>
          {returns.returns.toReversed().map((given) => (
            <ReturnLabel
              key={given.number}
              given={given}
              address={returns.address}
              orderHash={orderHash}
              printing={printing === given.number}
              onPrint={() => print(given.number)}
            />
          ))}
        </section>
      )}
      {open && <ReturnForm order={order} returns={returns} onDone={setDone} />}
      <div className="actions">
        <LinkButton href={`/receipt/${orderHash}`} variant="secondary">
          See the order
        </LinkButton>
      </div>
    </ReturnRoot>
  );
}
