import {
  submitFault,
  useDashboardRecordPaymentMutation,
  useDashboardRefundOrderMutation,
} from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, moneyText, PaymentDialog, RefundDialog } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { orderTexts } from '../texts/order/index.ts';

/** Refunding an order and recording its payment, where either can be done. */
export function MoneyActions({ order }: { readonly order: ManagedOrder }): ReactElement {
  const t = useTexts(orderTexts);
  const params = { division: useDivision(), id: order.id };
  const [refund] = useDashboardRefundOrderMutation();
  const [record] = useDashboardRecordPaymentMutation();
  // Sent again after a broken line, it is the same refund or payment.
  const [open, setOpen] = useState<{ what: 'refund' | 'payment'; key: string } | null>(null);
  const close = (): void => setOpen(null);
  const headers = { 'Idempotency-Key': open?.key ?? '' };
  return (
    <>
      {order.due && (
        <Button variant="secondary" onClick={() => setOpen({ what: 'payment', key: randomUuid() })}>
          {order.draft === null ? t('recordPayment') : t('markAsPaid')}
        </Button>
      )}
      {order.refundable.amount > 0 && (
        <Button variant="secondary" onClick={() => setOpen({ what: 'refund', key: randomUuid() })}>
          {t('refund')}
        </Button>
      )}
      <PaymentDialog
        open={open?.what === 'payment'}
        onClose={close}
        order={{ ...order, total: order.owed > 0 ? order.owed : order.total }}
        onRecord={async (payment) => {
          const { error } = await record({ params, body: payment, headers });
          if (error) return submitFault(error);
          snackbars.show({ text: t('thePaymentIsRecorded'), tone: 'success' });
          close();
          return undefined;
        }}
      />
      <RefundDialog
        open={open?.what === 'refund'}
        onClose={close}
        order={order}
        onRefund={async (wish) => {
          const { data, error } = await refund({ params, body: wish, headers });
          if (error) return submitFault(error);
          const amount = data?.refunds.at(-1)?.amount ?? 0;
          snackbars.show({
            text: t('refundDone', { amount: moneyText(amount, order.currency) }),
            tone: 'success',
          });
          close();
          return undefined;
        }}
      />
    </>
  );
}
