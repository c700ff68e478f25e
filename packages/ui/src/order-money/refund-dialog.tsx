import { useState, type ReactElement } from 'react';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { Checkbox } from '../field/checkbox.tsx';
import { NumberField } from '../field/number-field.tsx';
import { Select } from '../field/select.tsx';
import { TextArea } from '../field/text-area.tsx';
import { FormStack } from '../form/form-stack.tsx';
import type { SubmitFault } from '../form/form-state.ts';
import { useForm } from '../form/use-form.ts';
import { moneyText } from '../format/format.ts';
import { refundAmount, type RefundableOrder, type RefundWish } from './refund-amount.ts';

/** Properties of {@link RefundDialog}. */
export interface RefundDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly order: RefundableOrder;
  /** Sends the refund; gives what is wrong with it. The key is the same until the dialog is opened anew. */
  readonly onRefund: (wish: RefundWish) => Promise<SubmitFault | undefined>;
}

type Way = 'items' | 'amount';

const ways: readonly { value: Way; label: string }[] = [
  { value: 'items', label: 'Items and delivery' },
  { value: 'amount', label: 'An amount' },
];

function itemLabel({ name, options }: RefundableOrder['items'][number]): string {
  return [name, options.Colour, options.Size].filter(Boolean).join(', ');
}

function RefundForm({
  id,
  order,
  onRefund,
  onAmount,
}: Pick<RefundDialogProps, 'order' | 'onRefund'> & {
  readonly id: string;
  readonly onAmount: (amount: number) => void;
}): ReactElement {
  const { refundable, currency, items } = order;
  const [way, setWay] = useState<Way>('items');
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({});
  const [delivery, setDelivery] = useState(0);
  const [amount, setAmount] = useState<number | null>(null);
  const [restock, setRestock] = useState(false);
  const tell = (next: { units?: typeof units; delivery?: number }): void =>
    onAmount(refundAmount(order, { units, delivery, ...next }));
  const form = useForm({
    initialValues: { reason: '' },
    onSubmit: ({ reason }) => {
      const lines = Object.entries(units).flatMap(([line, quantity]) =>
        quantity > 0 ? [{ id: line, quantity }] : [],
      );
      return way === 'amount'
        ? onRefund({ lines: [], delivery: 0, amount: amount ?? 0, reason: reason.trim(), restock: false })
        : onRefund({ lines, delivery, reason: reason.trim(), restock });
    },
  });
  return (
    <FormStack id={id} form={form}>
      <Select
        label="Refund"
        value={way}
        options={ways}
        onValueChange={(next) => {
          setWay(next);
          if (next === 'amount') onAmount(amount ?? 0);
          else tell({});
        }}
      />
      {way === 'items' &&
        refundable.lines.map((line) => {
          const item = items.find((each) => each.id === line.id);
          if (!item || line.units === 0) return null;
          return (
            <NumberField
              key={line.id}
              label={itemLabel(item)}
              help={`Up to ${line.units}, ${moneyText(line.amount, currency)}`}
              value={units[line.id] ?? 0}
              min={0}
              max={line.units}
              steppers
              stepperName={`quantity of ${itemLabel(item)}`}
              onValueChange={(value) => {
                const next = { ...units, [line.id]: value ?? 0 };
                setUnits(next);
                tell({ units: next });
              }}
            />
          );
        })}
      {way === 'items' && refundable.delivery > 0 && (
        <NumberField
          label="Delivery"
          help={`Up to ${moneyText(refundable.delivery, currency)}`}
          value={delivery}
          min={0}
          max={refundable.delivery}
          decimals={2}
          onValueChange={(value) => {
            setDelivery(value ?? 0);
            tell({ delivery: value ?? 0 });
          }}
        />
      )}
      {way === 'items' && (
        <Checkbox label="Put the items back into stock" checked={restock} onCheckedChange={setRestock} />
      )}
      {way === 'amount' && (
        <NumberField
          label="Amount"
          help={`Up to ${moneyText(refundable.amount, currency)}`}
          value={amount}
          min={0}
          max={refundable.amount}
          decimals={2}
          onValueChange={(value) => {
            setAmount(value);
            onAmount(value ?? 0);
          }}
        />
      )}
      <TextArea
        label="Reason"
        optional
        help="Your customer reads it in the email and on the receipt."
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
    </FormStack>
  );
}

/**
 * Asks what of an order is refunded: units of its lines and delivery, or an amount. The button says what goes back.
 *
 * @example
 * ```tsx
 * import { RefundDialog, type RefundDialogProps } from '@omnis/ui';
 * export const example = (props: RefundDialogProps) => <RefundDialog {...props} />;
 * ```
 */
export function RefundDialog({ open, onClose, order, onRefund }: RefundDialogProps): ReactElement {
  const [amount, setAmount] = useState(0);
  const { number, customerName, refundable, currency } = order;
  return (
    <FormDialog
      open={open}
      onClose={() => {
        setAmount(0);
        onClose();
      }}
      title={`Refund order ${number}`}
      description={
        refundable.outside
          ? `This order was paid outside of Omnis. Send the money to ${customerName} yourself.`
          : `The money goes back to ${customerName} in the way that it came. This cannot be undone.`
      }
      submitLabel={amount > 0 ? `Refund ${moneyText(amount, currency)}` : 'Refund'}
      danger
    >
      {(id) => <RefundForm id={id} order={order} onRefund={onRefund} onAmount={setAmount} />}
    </FormDialog>
  );
}
