import { submitFault } from '@omnis/api-client';
import type { StockRow } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, NumberField, Select, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { reasonOptions, variantName, type StockReason } from './stock-views.ts';
import { useAdjustStock } from './use-adjust-stock.ts';
import { stockTexts } from '../texts/stock/index.ts';
import type en from '../texts/stock/en.ts';
import { optionsIn } from '../parts/options-in.ts';

interface Values {
  readonly direction: 'add' | 'remove';
  readonly quantity: number | null;
  readonly reason: StockReason;
  readonly note: string;
}

const directions = [
  { value: 'add', label: 'addUnits' },
  { value: 'remove', label: 'removeUnits' },
] as const satisfies readonly { value: Values['direction']; label: keyof typeof en }[];

const initialValues: Values = { direction: 'add', quantity: null, reason: 'received', note: '' };

interface FormProps {
  readonly id: string;
  readonly row: StockRow;
  readonly onClose: () => void;
}

function AdjustForm({ id, row, onClose }: FormProps): ReactElement {
  const t = useTexts(stockTexts);
  const { adjust } = useAdjustStock(row);
  const form = useForm<Values>({
    initialValues,
    schema: { note: [['max_length', 200]] },
    onSubmit: async ({ direction, quantity, reason, note }) => {
      if (quantity === null || !Number.isInteger(quantity) || quantity < 1)
        return { errors: [{ field: 'quantity', message: t('quantityFault') }] };
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
      <Select label={t('whatToDo')} options={optionsIn(t, directions)} {...form.field('direction')} />
      <NumberField
        label={t('units')}
        min={1}
        keepTyped
        help={
          Number.isInteger(quantity) && after >= 0
            ? t('inStockNowAfterwards', { now, after })
            : t('inStockNow', { now })
        }
        {...form.field('quantity')}
      />
      <Select label={t('reason')} options={reasonOptions(t)} {...form.field('reason')} />
      <TextField label={t('note')} optional maxLength={200} autoComplete="off" {...form.field('note')} />
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
  const t = useTexts(stockTexts);
  if (row === null) return null;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('adjustStock')}
      description={variantName(row)}
      submitLabel={t('saveStock')}
    >
      {(id) => <AdjustForm id={id} row={row} onClose={onClose} />}
    </FormDialog>
  );
}
