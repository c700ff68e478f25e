import { errorText } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { Button, moneyText, Notice, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useOrderDesk } from './order-desk.tsx';
import { useTask } from './use-task.ts';

/** The amount that a changed order still owes, with the link to pay it. */
export function OwedNotice({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const desk = useOrderDesk();
  const [isLoading, run] = useTask();
  const [key, setKey] = useState(randomUuid);
  if (order.owed === 0) return null;
  const sendLink = async (): Promise<void> => {
    const { error } = await run(desk.sendLink({ id: order.id, version: order.version, key }));
    setKey(randomUuid());
    desk.tell(
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
