import { errorText } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { useState, type ReactElement } from 'react';
import { useTask } from '../orders/use-task.ts';
import { useOrderWork } from './order-work.ts';
import { WorkButton } from './work-button.tsx';
import { deskWorkTexts } from '../texts/desk-work/index.ts';

/** Actions of an order that is collected, in place of parcels: it is called ready, and handed over. */
export function PickupActions({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const t = useTexts(deskWorkTexts);
  const { id, number, email, fulfilment, shippingMethod } = order;
  const { callReady, fulfil, tell } = useOrderWork();
  const [isCalling, runCall] = useTask();
  const [isHanding, runHandOver] = useTask();
  // Sent again after a broken connection, each is the same act.
  const [keys] = useState(() => ({ ready: randomUuid(), handed: randomUuid() }));
  const { pickup } = shippingMethod;
  if (!pickup || fulfilment.refusal !== null) return null;
  const say = (error: unknown, text: string): void =>
    tell(error === undefined ? { text, tone: 'success' } : { text: errorText(error), tone: 'error' });
  const sayReady = async (): Promise<void> => {
    const { error } = await runCall(callReady({ id, key: keys.ready }));
    say(error, t('orderIsReadyWeHaveWrittenTo', { number, email }));
  };
  const handOver = async (): Promise<void> => {
    const { error } = await runHandOver(fulfil({ id, key: keys.handed }, { notify: false }));
    say(error, t('orderWasPickedUp', { number }));
  };
  return (
    <>
      {pickup.readyAt === null && (
        <WorkButton
          right="fulfil"
          size="sm"
          loading={isCalling}
          loadingLabel={t('writingToTheCustomer')}
          onClick={() => void sayReady()}
        >
          {t('readyForPickup')}
        </WorkButton>
      )}
      <WorkButton
        right="fulfil"
        size="sm"
        variant={pickup.readyAt === null ? 'secondary' : 'primary'}
        loading={isHanding}
        loadingLabel={t('saving')}
        onClick={() => void handOver()}
      >
        {t('pickedUp')}
      </WorkButton>
    </>
  );
}
