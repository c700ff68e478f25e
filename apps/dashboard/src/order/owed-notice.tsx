import { errorText, useDashboardSendPayLinkMutation } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { Button, moneyText, Notice, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

/** The amount that a changed order still owes, with the link to pay it. */
export function OwedNotice({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const [send, { isLoading }] = useDashboardSendPayLinkMutation();
  const division = useDivision();
  const [key, setKey] = useState(randomUuid);
  if (order.owed === 0) return null;
  const sendLink = async (): Promise<void> => {
    const { error } = await send({
      params: { division, id: order.id },
      body: { version: order.version },
      headers: { 'Idempotency-Key': key },
    });
    setKey(randomUuid());
    snackbars.show(
      error
        ? { text: errorText(error), tone: 'error' }
        : { text: `Pay link sent to ${order.email}`, tone: 'success' },
    );
  };
  return (
    <Notice tone="warning">
      <Stack gap={3}>
        <span>
          {moneyText(order.owed, order.currency)} is still to be paid. The order is not made before it is
          paid.
        </span>
        <div>
          <Button variant="secondary" size="sm" loading={isLoading} onClick={() => void sendLink()}>
            Send pay link
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
