import { submitFault, useLazyDashboardCollectionsQuery } from '@omnis/api-client';
import type { BulkAction } from '@omnis/contract';
import { isCurrencyCode } from '@omnis/models';
import {
  Combobox,
  counted,
  FormDialog,
  FormStack,
  NumberField,
  Select,
  TextField,
  useForm,
  type ComboboxOption,
} from '@omnis/ui';
import { useCallback, useState, type ReactElement } from 'react';
import { useDivision } from '../../app/session.ts';
import { moneyTyping } from '../../product/money-typing.ts';
import type { ProductListRow } from '../product-columns.tsx';
import { priceExample, tagsOf } from './bulk-words.ts';

/** Properties of the dialogs of bulk edits. */
export interface BulkDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly count: number;
  /** Some of the products, for an example. */
  readonly rows: readonly ProductListRow[];
  /** Starts the bulk edit: gives the error, or undefined once it has begun. */
  readonly start: (action: BulkAction) => Promise<unknown>;
}

/** Properties of a form in a dialog of a bulk edit. */
export interface BulkFormProps extends BulkDialogProps {
  readonly id: string;
}

/** Errors of an action under the names of its fields. */
export function faultOf(error: unknown, fields: Readonly<Record<string, string>> = {}) {
  const { message, errors } = submitFault(error);
  return {
    message,
    errors: errors.map(({ field, message: text }) => {
      const name = field.replace(/^action\./, '').replace(/\.\d+$/, '');
      return { field: fields[name] ?? name, message: text };
    }),
  };
}

const directions = [
  { value: 'lower', label: 'Lower' },
  { value: 'raise', label: 'Raise' },
] as const;
const units = [
  { value: 'percent', label: 'By a percentage' },
  { value: 'amount', label: 'By an amount' },
] as const;
const priceFields = [
  { value: 'price', label: 'Price' },
  { value: 'salePrice', label: 'Sale price, where there is one' },
  { value: 'both', label: 'Price and sale price' },
] as const;

interface PriceValues {
  readonly direction: (typeof directions)[number]['value'];
  readonly field: (typeof priceFields)[number]['value'];
  readonly by: (typeof units)[number]['value'];
  readonly value: number | null;
}

function PriceForm({ id, onClose, rows, start }: BulkFormProps): ReactElement {
  const currency = rows[0]?.currency ?? '';
  const form = useForm<PriceValues>({
    initialValues: { direction: 'lower', field: 'price', by: 'percent', value: null },
    onSubmit: async ({ direction, field, by, value }) => {
      if (value === null || !Number.isFinite(value) || value <= 0)
        return { errors: [{ field: 'value', message: 'Enter a number above 0' }] };
      const error = await start({ kind: 'price', field, by, value: direction === 'lower' ? -value : value });
      return error === undefined ? onClose() : faultOf(error);
    },
  });
  const { direction, field, by, value } = form.values;
  const typing = moneyTyping(currency);
  const example =
    value === null || !Number.isFinite(value) || !isCurrencyCode(currency)
      ? null
      : priceExample(rows, { field, by, value: direction === 'lower' ? -value : value }, currency);
  return (
    <FormStack id={id} form={form} gap={5}>
      <Select label="Change" options={directions} {...form.field('direction')} />
      <Select label="Prices" options={priceFields} {...form.field('field')} />
      <Select label="How" options={units} {...form.field('by')} />
      <NumberField
        label={by === 'percent' ? 'Percentage' : 'Amount'}
        keepTyped
        min={0}
        {...(by === 'percent' ? { suffix: '%', decimals: 2 } : typing)}
        help={example ?? 'Every variant of each product changes. Prices are rounded to the smallest coin.'}
        {...form.field('value')}
      />
    </FormStack>
  );
}

/** Changes the prices of the products that are selected. */
export function BulkPriceDialog(props: BulkDialogProps): ReactElement {
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title="Change prices"
      description={`Of ${counted(props.count, 'product')}. You can undo this for a day.`}
      submitLabel="Change prices"
    >
      {(id) => <PriceForm id={id} {...props} />}
    </FormDialog>
  );
}

function TagsForm({ id, onClose, start }: BulkFormProps): ReactElement {
  const form = useForm({
    initialValues: { add: '', remove: '' },
    onSubmit: async ({ add, remove }) => {
      const error = await start({ kind: 'tags', add: tagsOf(add), remove: tagsOf(remove) });
      return error === undefined ? onClose() : faultOf(error);
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField
        label="Add tags"
        help="Separate tags with commas."
        autoComplete="off"
        {...form.field('add')}
      />
      <TextField label="Remove tags" optional autoComplete="off" {...form.field('remove')} />
    </FormStack>
  );
}

/** Adds tags to the products that are selected, or removes some. */
export function BulkTagsDialog(props: BulkDialogProps): ReactElement {
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title="Edit tags"
      description={`Of ${counted(props.count, 'product')}. Other tags stay. You can undo this for a day.`}
      submitLabel="Save tags"
    >
      {(id) => <TagsForm id={id} {...props} />}
    </FormDialog>
  );
}

function CollectionForm({
  id,
  onClose,
  start,
  member,
}: BulkFormProps & { readonly member: boolean }): ReactElement {
  const division = useDivision();
  const [find] = useLazyDashboardCollectionsQuery();
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const search = useCallback(
    async (text: string): Promise<ComboboxOption[]> => {
      const query = { search: text, kind: 'manual', limit: 20 } as const;
      const { items } = await find({ params: { division }, query }).unwrap();
      return items.map((each) => ({ value: String(each.id), label: each.name }));
    },
    [find, division],
  );
  const form = useForm({
    initialValues: { collection: '' },
    onSubmit: async () => {
      if (chosen === null) return { errors: [{ field: 'collection', message: 'Choose a collection' }] };
      const error = await start({ kind: 'collection', collectionId: Number(chosen.value), member });
      return error === undefined ? onClose() : faultOf(error, { collectionId: 'collection' });
    },
  });
  const { error } = form.field('collection');
  return (
    <FormStack id={id} form={form} gap={5}>
      <Combobox
        label="Collection"
        placeholder="Search your collections"
        help="Automatic collections choose their products by rules and are not listed."
        value={chosen}
        error={chosen === null ? error : null}
        loadOptions={search}
        onValueChange={setChosen}
      />
    </FormStack>
  );
}

/** Adds the products that are selected to a manual collection, or takes them out of one. */
export function BulkCollectionDialog(props: BulkDialogProps & { readonly member: boolean }): ReactElement {
  const { member } = props;
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={member ? 'Add to a collection' : 'Remove from a collection'}
      description={counted(props.count, 'product')}
      submitLabel={member ? 'Add to collection' : 'Remove from collection'}
    >
      {(id) => <CollectionForm id={id} {...props} />}
    </FormDialog>
  );
}
