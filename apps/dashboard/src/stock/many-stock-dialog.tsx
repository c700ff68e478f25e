import { submitFault } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, NumberField, Select, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { reasonOptions, type StockReason } from './stock-views.ts';
import { stockTexts } from '../texts/stock/index.ts';
import type en from '../texts/stock/en.ts';
import { optionsIn } from '../parts/options-in.ts';

interface Values {
  readonly what: 'set' | 'add' | 'remove' | 'untracked';
  readonly quantity: number | null;
  readonly reason: StockReason;
  readonly note: string;
}

const whats = [
  { value: 'set', label: 'setTheUnits' },
  { value: 'add', label: 'addUnits' },
  { value: 'remove', label: 'removeUnits' },
  { value: 'untracked', label: 'makeToOrderWithoutANumber' },
] as const satisfies readonly { value: Values['what']; label: keyof typeof en }[];

/** A change of the stock of many variants. */
export type StockAction = { readonly reason: StockReason; readonly note: string } & (
  | { readonly kind: 'set'; readonly to: number | null }
  | { readonly kind: 'adjust'; readonly by: number }
);

/** Properties of {@link ManyStockDialog}. */
export interface ManyStockDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Which variants: “3 variants”. */
  readonly which: string;
  /** Gives the error, or undefined once it has begun. */
  readonly start: (action: StockAction) => Promise<unknown>;
}

function StockForm({ id, onClose, start }: ManyStockDialogProps & { readonly id: string }): ReactElement {
  const t = useTexts(stockTexts);
  const form = useForm<Values>({
    initialValues: { what: 'set', quantity: null, reason: 'counted', note: '' },
    schema: { note: [['max_length', 200]] },
    onSubmit: async ({ what, quantity, reason, note }) => {
      const least = what === 'set' ? 0 : 1;
      if (what !== 'untracked' && (quantity === null || !Number.isInteger(quantity) || quantity < least))
        return { errors: [{ field: 'quantity', message: t('enterAWholeNumberFrom', { least }) }] };
      const units = quantity ?? 0;
      const cause = { reason, note };
      const error = await start(
        what === 'set' || what === 'untracked'
          ? { kind: 'set', to: what === 'set' ? units : null, ...cause }
          : { kind: 'adjust', by: what === 'add' ? units : -units, ...cause },
      );
      if (error === undefined) return onClose();
      const { message, errors } = submitFault(error);
      return {
        message,
        errors: errors.map(({ field, message: text }) => ({
          field: /^action\.(to|by)$/.test(field) ? 'quantity' : field.replace(/^action\./, ''),
          message: text,
        })),
      };
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <Select label={t('whatToDo')} options={optionsIn(t, whats)} {...form.field('what')} />
      {form.values.what !== 'untracked' && (
        <NumberField label={t('unitsOfEachVariant')} min={0} keepTyped {...form.field('quantity')} />
      )}
      <Select label={t('reason')} options={reasonOptions(t)} {...form.field('reason')} />
      <TextField label={t('note')} optional maxLength={200} autoComplete="off" {...form.field('note')} />
    </FormStack>
  );
}

/** Sets or changes the stock of the variants that are selected, with the reason. */
export function ManyStockDialog(props: ManyStockDialogProps): ReactElement {
  const t = useTexts(stockTexts);
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('changeStock')}
      description={t('canUndoDay', { which: props.which })}
      submitLabel={t('changeStock')}
    >
      {(id) => <StockForm id={id} {...props} />}
    </FormDialog>
  );
}
