import { errorText, useDashboardCompleteOrderMutation } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { Button, ConfirmDialog } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

/** Completing an order of which a part was sent and the rest refunded; nothing for any other. */
export function CompleteAction({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const [complete, { isLoading }] = useDashboardCompleteOrderMutation();
  const [key, setKey] = useState<string | null>(null);
  const params = { division: useDivision(), id: order.id };
  if (!order.fulfilment.canComplete) return null;
  const confirm = async (): Promise<void> => {
    const { error } = await complete({ params, headers: { 'Idempotency-Key': key ?? '' } });
    setKey(null);
    snackbars.show(
      error
        ? { text: errorText(error), tone: 'error' }
        : { text: `Order ${order.number} is complete`, tone: 'success' },
    );
  };
  return (
    <>
      <Button size="sm" onClick={() => setKey(randomUuid())}>
        Complete order
      </Button>
      <ConfirmDialog
        open={key !== null}
        onOpenChange={() => setKey(null)}
        title={`Complete order ${order.number}?`}
        text="A part of it was sent and the rest was refunded, so nothing is left to send."
        confirmLabel="Complete order"
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
