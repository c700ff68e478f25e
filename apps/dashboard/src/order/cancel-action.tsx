import { submitFault, useDashboardCancelOrderMutation } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { Button, Checkbox, Dialog, FormDialog, FormStack, moneyText, TextArea, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

type Fault = ReturnType<typeof submitFault>;

/** The money that goes back with the order, in words. */
function moneyWords({ cancel, refundable, customerName, currency }: ManagedOrder): string {
  if (cancel.refund === 0) return 'Nothing was paid, so nothing is refunded.';
  const amount = moneyText(cancel.refund, currency);
  return refundable.outside
    ? `This order was paid outside of Omnis. Send ${amount} to ${customerName} yourself.`
    : `${amount} goes back to ${customerName} in the way that it came.`;
}

function CancelForm({
  id,
  onCancel,
}: {
  readonly id: string;
  readonly onCancel: (wish: { reason: string; restock: boolean }) => Promise<Fault | undefined>;
}): ReactElement {
  const form = useForm({
    initialValues: { reason: '', restock: true },
    onSubmit: ({ reason, restock }) => onCancel({ reason: reason.trim(), restock }),
  });
  return (
    <FormStack id={id} form={form}>
      <TextArea
        label="Reason"
        optional
        help="Your customer reads it in the email."
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
      <Checkbox label="Put the items back into stock" {...form.check('restock')} />
    </FormStack>
  );
}

/** Cancelling an order; where it cannot be cancelled, a dialog says why. Nothing for one that has ended. */
export function CancelAction({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const params = { division: useDivision(), id: order.id };
  const [cancel] = useDashboardCancelOrderMutation();
  // Sent again after a broken connection, it is cancelled once.
  const [open, setOpen] = useState<string | null>(null);
  const { number, status, payment } = order;
  const { refusal } = order.cancel;
  const close = (): void => setOpen(null);
  const hasEnded = status === 'refunded' || status === 'bespoke_refunded' || payment.state === 'refunded';
  if (hasEnded) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(randomUuid())}>
        Cancel order
      </Button>
      <Dialog
        open={open !== null && refusal !== null}
        onOpenChange={close}
        title="You cannot cancel this order"
        description={refusal ?? ''}
        size="sm"
        footer={<Button onClick={close}>Close</Button>}
      />
      <FormDialog
        open={open !== null && refusal === null}
        onClose={close}
        title={`Cancel order ${number}`}
        description={`${moneyWords(order)} This cannot be undone.`}
        submitLabel="Cancel order"
        closeLabel="Keep order"
        danger
      >
        {(id) => (
          <CancelForm
            id={id}
            onCancel={async (body) => {
              const headers = { 'Idempotency-Key': open ?? '' };
              const { error } = await cancel({ params, body, headers });
              if (error) return submitFault(error);
              snackbars.show({ text: `Order ${number} is cancelled`, tone: 'success' });
              close();
              return undefined;
            }}
          />
        )}
      </FormDialog>
    </>
  );
}
