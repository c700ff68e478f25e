import { errorText, useOrdersCancelMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, ConfirmDialog } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import type { Order } from '../order/stages.ts';
import { refundText } from './refund-text.ts';
import type { Answer } from './said.tsx';
import { useOnceKey } from './use-once-key.ts';
import { ordersTexts } from '../texts/orders/index.ts';

/** Cancels an order that is not made yet, after asking. */
export function CancelOrder({
  order,
  onAnswer,
}: {
  readonly order: Order;
  readonly onAnswer: (answer: Answer) => void;
}): ReactElement {
  const t = useTexts(ordersTexts);
  const { orderHash, number, totals } = order;
  const [open, setOpen] = useState(false);
  const [cancel, { isLoading }] = useOrdersCancelMutation();
  const { keyOf } = useOnceKey();
  const refund = totals.total > 0 ? refundText(t, order, totals.total) : t('nothingCharged');

  const confirm = async (): Promise<void> => {
    const headers = { 'Idempotency-Key': keyOf(['cancel', orderHash]) };
    const { data, error } = await cancel({ headers, params: { orderHash } });
    setOpen(false);
    onAnswer(
      data
        ? { tone: 'success', text: `${data.message} ${refund}` }
        : { tone: 'error', text: errorText(error) },
    );
  };
  return (
    <section className="apart" aria-labelledby="cancel-title">
      <h2 id="cancel-title">{t('cancelOrder')}</h2>
      <p>{t('nothingMade', { refund })}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('cancelOrder')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('cancelQuestion', { number })}
        text={t('cannotBeUndone', { refund })}
        confirmLabel={t('cancelOrder')}
        cancelLabel={t('keepIt')}
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </section>
  );
}
