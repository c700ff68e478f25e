import { submitFault, useAtlasRecordPaymentMutation, useAtlasRefundOrderMutation } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, moneyText, PaymentDialog, RefundDialog, useSnackbar } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { usePermission } from '../permissions/permission-context.tsx';
import { ProtectedButton } from '../permissions/protected.tsx';
import type { Order } from './moves.ts';
import { orderTexts } from '../texts/order/index.ts';

/** Recording how an order was paid, while money for it is still to come. */
export function PaymentAction({ order }: { readonly order: Order }): ReactElement | null {
  const t = useTexts(orderTexts);
  const [record] = useAtlasRecordPaymentMutation();
  const showSnackbar = useSnackbar();
  const { held } = usePermission('orders.advance');
  // Sent again after a broken line, it is the same payment.
  const [key, setKey] = useState<string | null>(null);
  if (!order.due || !held) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setKey(randomUuid())}>
        {t('recordPayment')}
      </Button>
      <PaymentDialog
        open={key !== null}
        onClose={() => setKey(null)}
        order={order}
        onRecord={async (payment) => {
          const { error } = await record({
            params: { id: order.id },
            body: payment,
            headers: { 'Idempotency-Key': key ?? '' },
          });
          if (error) return submitFault(error);
          showSnackbar({ text: t('paymentRecorded', { number: order.number }), tone: 'success' });
          setKey(null);
          return undefined;
        }}
      />
    </>
  );
}

/** Refunding part of an order, while something of what was paid is left. */
export function RefundAction({ order }: { readonly order: Order }): ReactElement | null {
  const t = useTexts(orderTexts);
  const [refund] = useAtlasRefundOrderMutation();
  const showSnackbar = useSnackbar();
  // Sent again after a broken line, it is the same refund.
  const [key, setKey] = useState<string | null>(null);
  if (order.refundable.amount === 0) return null;
  return (
    <>
      <ProtectedButton permission="orders.refund" variant="secondary" onClick={() => setKey(randomUuid())}>
        {t('refund')}
      </ProtectedButton>
      <RefundDialog
        open={key !== null}
        onClose={() => setKey(null)}
        order={order}
        onRefund={async (wish) => {
          const { data, error } = await refund({
            params: { id: order.id },
            body: wish,
            headers: { 'Idempotency-Key': key ?? '' },
          });
          if (error) return submitFault(error);
          const amount = data?.refunds.at(-1)?.amount ?? 0;
          showSnackbar({
            text: t('amountRefunded', { amount: moneyText(amount, order.currency) }),
            tone: 'success',
          });
          setKey(null);
          return undefined;
        }}
      />
    </>
  );
}
