import { errorText, useOrdersChangeLinesMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, LinkButton } from '@omnis/ui';
import { formatPrice, useHydrated } from '@omnis/shop-kit';
import type { ReactElement, SubmitEvent } from 'react';
import type { Order } from '../order/stages.ts';
import { ChangeLine } from './change-line.tsx';
import { changesOf, refundOf, unitPriceOf, type LineWishes } from './line-wishes.ts';
import type { Options } from './after-sale-content.ts';
import { refundText } from './refund-text.ts';
import type { Answer } from './said.tsx';
import { useOnceKey } from './use-once-key.ts';
import { ordersTexts } from '../texts/orders/index.ts';

/** The lines of an order as they are to be from now on, and what comes back for it. */
export function ChangeLines({
  order,
  options,
  wishes,
  onWishes,
  saved,
  onAnswer,
}: {
  readonly order: Order;
  readonly options: Options;
  readonly wishes: LineWishes;
  readonly onWishes: (change: (before: LineWishes) => LineWishes) => void;
  /** It was changed on this page, and nothing was chosen since. */
  readonly saved: boolean;
  readonly onAnswer: (answer: Answer | null) => void;
}): ReactElement {
  const t = useTexts(ordersTexts);
  const { orderHash, items, totals } = order;
  const hydrated = useHydrated();
  const [send, { isLoading }] = useOrdersChangeLinesMutation();
  const { keyOf, answered } = useOnceKey();
  const changes = changesOf(items, wishes, options.lines);
  const refund = refundOf(order, options.lines, wishes);
  const everything = items.every(({ id }) => wishes[id]?.quantity === 0);
  const cannot = changes.length === 0 || everything || refund < 0;

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isLoading || cannot) return;
    onAnswer(null);
    const headers = { 'Idempotency-Key': keyOf([orderHash, changes]) };
    const { data, error } = await send({ headers, params: { orderHash }, body: { lines: changes } });
    if (!data) {
      onAnswer({ tone: 'error', text: errorText(error) });
      return;
    }
    answered();
    onWishes(() => ({}));
    const text = data.refund > 0 ? ` ${refundText(t, order, data.refund)}` : '';
    onAnswer({ tone: 'success', text: data.message + text });
  };
  return (
    <form method="dialog" onSubmit={(event) => void submit(event)}>
      <ul className="lines">
        {items.map((item) => (
          <ChangeLine
            key={item.id}
            item={item}
            currency={order.currency}
            options={options.lines.find(({ id }) => id === item.id)}
            wishes={wishes}
            unitPrice={unitPriceOf(item, { items, steps: options.lines, wishes })}
            onWish={(wish) => onWishes((before) => ({ ...before, [item.id]: wish }))}
          />
        ))}
      </ul>
      <div className="sum-up" role="status">
        {everything ? (
          <span>{t('everythingOut')}</span>
        ) : changes.length === 0 ? (
          <span className="quiet">{t(saved ? 'changesSaved' : 'nothingChanged')}</span>
        ) : refund < 0 ? (
          <span>{t('fewerCostMore', { price: formatPrice(-refund, totals.currency, t.locale) })}</span>
        ) : (
          <>
            <span>{refund > 0 ? t('youGetBack') : t('youPayNothing')}</span>
            <strong>{formatPrice(refund, totals.currency, t.locale)}</strong>
          </>
        )}
      </div>
      <div className="actions">
        <Button
          type="submit"
          loading={isLoading}
          loadingLabel={t('changingOrder')}
          disabled={!hydrated || cannot}
        >
          {t('changeOrder')}
        </Button>
        <LinkButton href={`/receipt/${orderHash}`} variant="secondary">
          {t('leaveIt')}
        </LinkButton>
      </div>
      <noscript>
        <p>{t('needsScripts')}</p>
      </noscript>
    </form>
  );
}
