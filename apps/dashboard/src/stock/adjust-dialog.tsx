import { submitFault } from '@omnis/api-client';
import type { StockRow } from '@omnis/contract';
import { countText, FormDialog, FormStack, NumberField, Select, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { reasonOptions, variantName, type StockReason } from './stock-views.ts';
import { useAdjustStock } from './use-adjust-stock.ts';

interface Values {
  readonly direction: 'add' | 'remove';
  readonly quantity: number | null;
  readonly reason: StockReason;
  readonly note: string;
}

const directions: readonly { value: Values['direction']; label: string }[] = [
  { value: 'add', label: 'Add units' },
  { value: 'remove', label: 'Remove units' },
];

const initialValues: Values = { direction: 'add', quantity: null, reason: 'received', note: '' };

interface FormProps {
  readonly id: string;
  readonly row: StockRow;
  readonly onClose: () => void;
}

function AdjustForm({ id, row, onClose }: FormProps): ReactElement {
  const { adjust } = useAdjustStock(row);
  const form = useForm<Values>({
    initialValues,
    schema: { note: [['max_length', 200]] },
    onSubmit: async ({ direction, quantity, reason, note }) => {
      if (quantity === null || !Number.isInteger(quantity) || quantity < 1)
        return { errors: [{ field: 'quantity', message: 'Enter a whole number from 1' }] };
      const error = await adjust({ by: direction === 'add' ? quantity : -quantity, reason, note });
      if (error === undefined) return onClose();
      const { message, errors } = submitFault(error);
      // The call has one number with a sign.
      return {
        message,
        errors: errors.map(({ field, message: text }) => ({
          field: field === 'by' ? 'quantity' : field,
          message: text,
        })),
      };
    },
  });
  const { direction, quantity } = form.values;
  const now = row.stock ?? 0;
  const after = now + (direction === 'add' ? 1 : -1) * (quantity ?? 0);
  return (
    <FormStack id={id} form={form} gap={5}>
      <Select label="What to do" options={directions} {...form.field('direction')} />
      <NumberField
        label="Units"
        min={1}
        keepTyped
        help={`${countText(now)} in stock now${Number.isInteger(quantity) && after >= 0 ? `, ${countText(after)} afterwards` : ''}`}
        {...form.field('quantity')}
      />
      <Select label="Reason" options={reasonOptions} {...form.field('reason')} />
      <TextField label="Note" optional maxLength={200} autoComplete="off" {...form.field('note')} />
    </FormStack>
  );
}

/** Properties of {@link AdjustDialog}. */
export interface AdjustDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The variant; null before one was chosen. */
  readonly row: StockRow | null;
}

/** Adds units to a variant or removes them, with the reason: two people who do so at once both count. */
export function AdjustDialog({ open, onClose, row }: AdjustDialogProps): ReactElement | null {
  if (row === null) return null;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Adjust stock"
      description={variantName(row)}
      submitLabel="Save stock"
    >
      {(id) => <AdjustForm id={id} row={row} onClose={onClose} />}
    </FormDialog>
  );
}
