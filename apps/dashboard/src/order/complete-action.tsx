import { errorText, useDashboardCompleteOrderMutation } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, ConfirmDialog } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { orderTexts } from '../texts/order/index.ts';

/** Completing an order of which a part was sent and the rest refunded; nothing for any other. */
export function CompleteAction({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const t = useTexts(orderTexts);
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
        : { text: t('orderIsComplete', { number: order.number }), tone: 'success' },
    );
  };
  return (
    <>
      <Button size="sm" onClick={() => setKey(randomUuid())}>
        {t('completeOrder')}
      </Button>
      <ConfirmDialog
        open={key !== null}
        onOpenChange={() => setKey(null)}
        title={t('completeOrderQuestion', { number: order.number })}
        text={t('completeOrderText')}
        confirmLabel={t('completeOrder')}
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
