import {
  errorText,
  useDashboardFulfilOrderMutation,
  useDashboardReadyOrderMutation,
} from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { orderTexts } from '../texts/order/index.ts';

/** Actions of an order that is collected, in place of parcels: it is called ready, and handed over. */
export function PickupActions({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const t = useTexts(orderTexts);
  const { id, number, email, fulfilment, shippingMethod } = order;
  const params = { division: useDivision(), id };
  const [ready, calling] = useDashboardReadyOrderMutation();
  const [hand, handing] = useDashboardFulfilOrderMutation();
  // Sent again after a broken connection, each is the same act.
  const [keys] = useState(() => ({ ready: randomUuid(), handed: randomUuid() }));
  const { pickup } = shippingMethod;
  if (!pickup || fulfilment.refusal !== null) return null;
  const say = (error: unknown, text: string): void =>
    snackbars.show(
      error === undefined ? { text, tone: 'success' } : { text: errorText(error), tone: 'error' },
    );
  const callReady = async (): Promise<void> => {
    const { error } = await ready({ params, headers: { 'Idempotency-Key': keys.ready } });
    say(error, t('orderIsReadyWeHaveWrittenTo', { number, email }));
  };
  const handOver = async (): Promise<void> => {
    const { error } = await hand({
      params,
      body: { notify: false },
      headers: { 'Idempotency-Key': keys.handed },
    });
    say(error, t('orderWasPickedUp', { number }));
  };
  return (
    <>
      {pickup.readyAt === null && (
        <Button
          size="sm"
          loading={calling.isLoading}
          loadingLabel={t('writingToTheCustomer')}
          onClick={() => void callReady()}
        >
          {t('readyForPickup')}
        </Button>
      )}
      <Button
        size="sm"
        variant={pickup.readyAt === null ? 'secondary' : 'primary'}
        loading={handing.isLoading}
        loadingLabel={t('saving')}
        onClick={() => void handOver()}
      >
        {t('pickedUp')}
      </Button>
    </>
  );
}
