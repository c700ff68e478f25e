import { useState, type ReactElement } from 'react';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { Checkbox } from '../field/checkbox.tsx';
import { DateField } from '../field/date-field.tsx';
import { Select } from '../field/select.tsx';
import { TextField } from '../field/text-field.tsx';
import { FormStack } from '../form/form-stack.tsx';
import type { SubmitFault } from '../form/form-state.ts';
import { useForm } from '../form/use-form.ts';
import { moneyText } from '../format/format.ts';

/** A payment as it is recorded. */
export interface PaymentWish {
  readonly method: 'bank_transfer' | 'cash' | 'purchase_order';
  readonly reference: string;
  /** A day as `2026-11-30`; null for a purchase order that is still to be paid. */
  readonly paidOn: string | null;
}

/** Properties of {@link PaymentDialog}. */
export interface PaymentDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly order: { readonly number: string; readonly total: number; readonly currency: string };
  /** Sends the payment; gives what is wrong with it. */
  readonly onRecord: (payment: PaymentWish) => Promise<SubmitFault | undefined>;
}

const methods: readonly { value: PaymentWish['method']; label: string }[] = [
  { value: 'bank_transfer', label: 'Bank transfer' },
  { value: 'cash', label: 'Cash' },
  { value: 'purchase_order', label: 'Purchase order' },
];

/** The name of a payment in lists. */
export function paymentMethodName(method: PaymentWish['method']): string {
  return methods.find(({ value }) => value === method)?.label ?? method;
}

const today = (): string => new Date().toISOString().slice(0, 10);

function PaymentForm({ id, onRecord }: Pick<PaymentDialogProps, 'onRecord'> & { readonly id: string }) {
  const [method, setMethod] = useState<PaymentWish['method']>('bank_transfer');
  const [unpaid, setUnpaid] = useState(true);
  const [openedOn] = useState(today);
  const isOnAccount = method === 'purchase_order' && unpaid;
  const form = useForm({
    initialValues: { reference: '', paidOn: openedOn },
    schema: method === 'purchase_order' ? { reference: ['required'] } : {},
    onSubmit: ({ reference, paidOn }) =>
      onRecord({ method, reference: reference.trim(), paidOn: isOnAccount ? null : paidOn || null }),
  });
  return (
    <FormStack id={id} form={form}>
      <Select label="How it was paid" value={method} options={methods} onValueChange={setMethod} />
      <TextField
        label={method === 'purchase_order' ? 'Purchase order number' : 'Reference'}
        optional={method !== 'purchase_order'}
        maxLength={120}
        autoComplete="off"
        {...form.field('reference')}
      />
      {method === 'purchase_order' && (
        <Checkbox
          label="The money is still to come"
          help="You can record it at any later step."
          checked={unpaid}
          onCheckedChange={setUnpaid}
        />
      )}
      {!isOnAccount && <DateField label="Date" {...form.field('paidOn')} />}
    </FormStack>
  );
}

/**
 * Asks how an order was paid outside of the platform.
 *
 * @example
 * ```tsx
 * import { PaymentDialog, type PaymentDialogProps } from '@omnis/ui';
 * export const example = (props: PaymentDialogProps) => <PaymentDialog {...props} />;
 * ```
 */
export function PaymentDialog({ open, onClose, order, onRecord }: PaymentDialogProps): ReactElement {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Record payment of order ${order.number}`}
      description={`${moneyText(order.total, order.currency)} is due. Your customer is told by email.`}
      submitLabel="Record payment"
    >
      {(id) => <PaymentForm id={id} onRecord={onRecord} />}
    </FormDialog>
  );
}
