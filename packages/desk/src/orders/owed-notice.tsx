import { errorText } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, moneyText, Notice, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useOrderDesk } from './order-desk.tsx';
import { useTask } from './use-task.ts';
import { deskOrdersTexts } from '../texts/desk-orders/index.ts';

/** The amount that a changed order still owes, with the link to pay it. */
export function OwedNotice({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const t = useTexts(deskOrdersTexts);
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
        : { text: t('payLinkSentTo', { email: order.email }), tone: 'success' },
    );
  };
  return (
    <Notice tone="warning">
      <Stack gap={3}>
        <span>{t('stillOwed', { amount: moneyText(order.owed, order.currency) })}</span>
        <div>
          <Button variant="secondary" size="sm" loading={isLoading} onClick={() => void sendLink()}>
            {t('sendPayLink')}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
