import { errorText, useOrdersCancelMutation } from '@omnis/api-client';
import { Button, ConfirmDialog } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { formatPrice } from '../data/price.ts';
import type { Order } from '../order/stages.ts';
import { useOnceKey } from './use-once-key.ts';

/** Cancels an order that is not made yet, after asking. */
export function CancelOrder({
  order,
  onAnswer,
}: {
  readonly order: Order;
  readonly onAnswer: (answer: { tone: 'success' | 'error'; text: string }) => void;
}): ReactElement {
  const { orderHash, number, totals } = order;
  const [open, setOpen] = useState(false);
  const [cancel, { isLoading }] = useOrdersCancelMutation();
  const keyOf = useOnceKey();
  const money = formatPrice(totals.total, totals.currency);
  const refund =
    totals.total > 0 ? `We refund ${money} to the card that you paid with.` : 'Nothing was charged.';

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
      <h2 id="cancel-title">Cancel the order</h2>
      <p>Nothing of it is made then. {refund}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Cancel the order
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Cancel order ${number}?`}
        text={`${refund} This cannot be undone.`}
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </section>
  );
}
