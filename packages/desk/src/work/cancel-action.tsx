import { submitFault } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Checkbox, Dialog, FormDialog, FormStack, moneyText, TextArea, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useOrderWork } from './order-work.ts';
import { WorkButton } from './work-button.tsx';
import { deskWorkTexts, type DeskWorkTexts } from '../texts/desk-work/index.ts';

type Fault = ReturnType<typeof submitFault>;

/** The money that goes back with the order, in words. */
function moneyWords(t: DeskWorkTexts, { cancel, refundable, customerName, currency }: ManagedOrder): string {
  if (cancel.refund === 0) return t('nothingToRefund');
  const amount = moneyText(cancel.refund, currency);
  return refundable.outside
    ? t('paidOutside', { amount, customerName })
    : t('goesBack', { amount, customerName });
}

function CancelForm({
  id,
  onCancel,
}: {
  readonly id: string;
  readonly onCancel: (wish: { reason: string; restock: boolean }) => Promise<Fault | undefined>;
}): ReactElement {
  const t = useTexts(deskWorkTexts);
  const form = useForm({
    initialValues: { reason: '', restock: true },
    onSubmit: ({ reason, restock }) => onCancel({ reason: reason.trim(), restock }),
  });
  return (
    <FormStack id={id} form={form}>
      <TextArea
        label={t('reason')}
        optional
        help={t('reasonHelp')}
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
      <Checkbox label={t('putTheItemsBackIntoStock')} {...form.check('restock')} />
    </FormStack>
  );
}

/** Cancelling an order; where it cannot be cancelled, a dialog says why. Nothing for one that has ended. */
export function CancelAction({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const t = useTexts(deskWorkTexts);
  const { cancel, tell } = useOrderWork();
  // Sent again after a broken connection, it is cancelled once.
  const [open, setOpen] = useState<string | null>(null);
  const { number, status, payment } = order;
  const { refusal } = order.cancel;
  const close = (): void => setOpen(null);
  const hasEnded = status === 'refunded' || status === 'bespoke_refunded' || payment.state === 'refunded';
  if (hasEnded) return null;
  return (
    <>
      <WorkButton right="cancel" variant="secondary" onClick={() => setOpen(randomUuid())}>
        {t('cancelOrder')}
      </WorkButton>
      <Dialog
        open={open !== null && refusal !== null}
        onOpenChange={close}
        title={t('youCannotCancelThisOrder')}
        description={refusal ?? ''}
        size="sm"
        footer={<Button onClick={close}>{t('close')}</Button>}
      />
      <FormDialog
        open={open !== null && refusal === null}
        onClose={close}
        title={t('cancelOrderNumber', { number })}
        description={t('cancelOrderNumberDescription', { amount: moneyWords(t, order) })}
        submitLabel={t('cancelOrder')}
        closeLabel={t('keepOrder')}
        danger
      >
        {(id) => (
          <CancelForm
            id={id}
            onCancel={async (body) => {
              const { error } = await cancel({ id: order.id, key: open ?? '' }, body);
              if (error) return submitFault(error);
              tell({ text: t('orderIsCancelled', { number }), tone: 'success' });
              close();
              return undefined;
            }}
          />
        )}
      </FormDialog>
    </>
  );
}
