import { errorText } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { ConfirmDialog } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useTask } from '../orders/use-task.ts';
import { useOrderWork } from './order-work.ts';
import { WorkButton } from './work-button.tsx';
import { deskWorkTexts } from '../texts/desk-work/index.ts';

/** Completing an order of which a part was sent and the rest refunded; nothing for any other. */
export function CompleteAction({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const t = useTexts(deskWorkTexts);
  const { complete, tell } = useOrderWork();
  const [isLoading, run] = useTask();
  const [key, setKey] = useState<string | null>(null);
  if (!order.fulfilment.canComplete) return null;
  const confirm = async (): Promise<void> => {
    const { error } = await run(complete({ id: order.id, key: key ?? '' }));
    setKey(null);
    tell(
      error
        ? { text: errorText(error), tone: 'error' }
        : { text: t('orderIsComplete', { number: order.number }), tone: 'success' },
    );
  };
  return (
    <>
      <WorkButton right="fulfil" size="sm" onClick={() => setKey(randomUuid())}>
        {t('completeOrder')}
      </WorkButton>
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
