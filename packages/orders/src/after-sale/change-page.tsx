import { AfterSaleRoot } from '@omnis/shopping';
import { textParts, useTexts } from '@omnis/texts/react';
import { LinkButton } from '@omnis/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { calledOff } from '../order/headline.ts';
import { isCalledOff, type Order } from '../order/stages.ts';
import { CancelOrder } from './cancel-order.tsx';
import { ChangeLines } from './change-lines.tsx';
import { changesOf, readWishes, type LineWishes } from './line-wishes.ts';
import type { Options } from './after-sale-content.ts';
import { Said, type Answer } from './said.tsx';
import { useKeptChoice } from './use-kept-choice.ts';
import { ordersTexts } from '../texts/orders/index.ts';

/** Message to show: where an answer was lost, the state of the order read since then. */
function useTold(
  answer: Answer | null,
  { order, open, isChanged }: { readonly order: Order; readonly open: boolean; readonly isChanged: boolean },
): Answer | null {
  const t = useTexts(ordersTexts);
  return useMemo(() => {
    if (answer?.tone !== 'error') return answer;
    if (!open && isCalledOff(order)) return { tone: 'success', ...calledOff(t, order.refunds) };
    return isChanged ? { tone: 'success', text: t('changesSaved') } : answer;
  }, [answer, order, open, isChanged, t]);
}

/** Changes or cancels an order until it is made (storefront.md §2 /edit-order/{orderHash?}). */
export function ChangePage({
  order,
  options,
}: {
  readonly order: Order;
  readonly options: Options;
}): ReactElement {
  const t = useTexts(ordersTexts);
  const { orderHash, number, items } = order;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [wishes, setWishes] = useState<LineWishes>({});
  const [sent, setSent] = useState<LineWishes | null>(null);
  const open = options.canChangeLines;
  const changes = changesOf(items, wishes, options.lines);
  useKeptChoice(
    { of: 'edit-order', orderHash },
    {
      choice: open && changes.length > 0 ? wishes : null,
      restore: (before) => setWishes(readWishes(before, items, options.lines)),
    },
  );
  // Only what changes something is sent: when nothing of it is left to do, it was done.
  const isChanged = open && sent === wishes && changes.length === 0;
  const told = useTold(answer, { order, open, isChanged });
  return (
    <AfterSaleRoot>
      <div className="head">
        <p className="number">{t('orderNumber', { number })}</p>
        <h1>{open ? t('changeYourOrder') : t('yourOrder')}</h1>
        {open && (
          <p>
            {textParts(t, 'changeIntro', {
              link: <a href={`/update-address/${orderHash}`}>{t('changeTheAddress')}</a>,
            })}
          </p>
        )}
      </div>
      {told !== null && <Said answer={told} />}
      {open ? (
        <>
          <ChangeLines
            order={order}
            options={options}
            wishes={wishes}
            onWishes={setWishes}
            saved={told?.tone === 'success'}
            onAnswer={(next) => {
              setAnswer(next);
              setSent(wishes);
            }}
          />
          {options.canCancel && (
            <CancelOrder
              order={order}
              onAnswer={(next) => {
                setAnswer(next);
                setSent(null);
              }}
            />
          )}
        </>
      ) : (
        <div className="actions">
          <LinkButton href={`/receipt/${orderHash}`}>{t('seeOrder')}</LinkButton>
          <LinkButton href="/collection/all/" variant="secondary">
            {t('continueShopping')}
          </LinkButton>
        </div>
      )}
    </AfterSaleRoot>
  );
}
