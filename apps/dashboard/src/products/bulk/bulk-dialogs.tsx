import { submitFault, useLazyDashboardCollectionsQuery } from '@omnis/api-client';
import type { BulkAction } from '@omnis/contract';
import { isCurrencyCode } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import {
  Combobox,
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
import { productsTexts } from '../../texts/products/index.ts';
import { optionsIn } from '../../parts/options-in.ts';

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
  { value: 'lower', label: 'lower' },
  { value: 'raise', label: 'raise' },
] as const;
const units = [
  { value: 'percent', label: 'byAPercentage' },
  { value: 'amount', label: 'byAnAmount' },
] as const;
const priceFields = [
  { value: 'price', label: 'price' },
  { value: 'salePrice', label: 'salePriceWhereThereIsOne' },
  { value: 'both', label: 'priceAndSalePrice' },
] as const;

interface PriceValues {
  readonly direction: (typeof directions)[number]['value'];
  readonly field: (typeof priceFields)[number]['value'];
  readonly by: (typeof units)[number]['value'];
  readonly value: number | null;
}

function PriceForm({ id, onClose, rows, start }: BulkFormProps): ReactElement {
  const t = useTexts(productsTexts);
  const currency = rows[0]?.currency ?? '';
  const form = useForm<PriceValues>({
    initialValues: { direction: 'lower', field: 'price', by: 'percent', value: null },
    onSubmit: async ({ direction, field, by, value }) => {
      if (value === null || !Number.isFinite(value) || value <= 0)
        return { errors: [{ field: 'value', message: t('numberAboveZeroFault') }] };
      const error = await start({ kind: 'price', field, by, value: direction === 'lower' ? -value : value });
      return error === undefined ? onClose() : faultOf(error);
    },
  });
  const { direction, field, by, value } = form.values;
  const typing = moneyTyping(currency);
  const example =
    value === null || !Number.isFinite(value) || !isCurrencyCode(currency)
      ? null
      : priceExample(t, rows, { field, by, value: direction === 'lower' ? -value : value, currency });
  return (
    <FormStack id={id} form={form} gap={5}>
      <Select label={t('change')} options={optionsIn(t, directions)} {...form.field('direction')} />
      <Select label={t('prices')} options={optionsIn(t, priceFields)} {...form.field('field')} />
      <Select label={t('how')} options={optionsIn(t, units)} {...form.field('by')} />
      <NumberField
        label={by === 'percent' ? t('percentage') : t('amount')}
        keepTyped
        min={0}
        {...(by === 'percent' ? { suffix: '%', decimals: 2 } : typing)}
        help={example ?? t('everyVariantEachProductChanges')}
        {...form.field('value')}
      />
    </FormStack>
  );
}

/** Changes the prices of the products that are selected. */
export function BulkPriceDialog(props: BulkDialogProps): ReactElement {
  const t = useTexts(productsTexts);
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('changePrices')}
      description={t('undoHelp', { products: t('productsCounted', { count: props.count }) })}
      submitLabel={t('changePrices')}
    >
      {(id) => <PriceForm id={id} {...props} />}
    </FormDialog>
  );
}

function TagsForm({ id, onClose, start }: BulkFormProps): ReactElement {
  const t = useTexts(productsTexts);
  const form = useForm({
    initialValues: { add: '', remove: '' },
    onSubmit: async ({ add, remove }) => {
      const error = await start({ kind: 'tags', add: tagsOf(add), remove: tagsOf(remove) });
      return error === undefined ? onClose() : faultOf(error);
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField label={t('addTags')} help={t('addTagsHelp')} autoComplete="off" {...form.field('add')} />
      <TextField label={t('removeTags')} optional autoComplete="off" {...form.field('remove')} />
    </FormStack>
  );
}

/** Adds tags to the products that are selected, or removes some. */
export function BulkTagsDialog(props: BulkDialogProps): ReactElement {
  const t = useTexts(productsTexts);
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('editTags')}
      description={t('tagsHelp', { products: t('productsCounted', { count: props.count }) })}
      submitLabel={t('saveTags')}
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
  const t = useTexts(productsTexts);
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
      if (chosen === null) return { errors: [{ field: 'collection', message: t('chooseACollection') }] };
      const error = await start({ kind: 'collection', collectionId: Number(chosen.value), member });
      return error === undefined ? onClose() : faultOf(error, { collectionId: 'collection' });
    },
  });
  const { error } = form.field('collection');
  return (
    <FormStack id={id} form={form} gap={5}>
      <Combobox
        label={t('collection')}
        placeholder={t('searchYourCollections')}
        help={t('collectionHelp')}
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
  const t = useTexts(productsTexts);
  const { member } = props;
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={member ? t('addToACollection') : t('removeFromACollection')}
      description={t('productsCounted', { count: props.count })}
      submitLabel={member ? t('addToCollectionTitle') : t('removeFromCollectionTitle')}
    >
      {(id) => <CollectionForm id={id} {...props} />}
    </FormDialog>
  );
}
