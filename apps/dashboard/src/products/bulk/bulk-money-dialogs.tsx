import { useDashboardProductQuery } from '@omnis/api-client';
import { currencyOf, isCurrencyCode, taxClasses, type TaxClass } from '@omnis/models';
import { counted, FormDialog, FormStack, NumberField, Select, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../../app/session.ts';
import { moneyTyping } from '../../product/money-typing.ts';
import { faultOf, type BulkDialogProps, type BulkFormProps } from './bulk-dialogs.tsx';

const ways = [
  { value: 'amount', label: 'Set one price' },
  { value: 'converted', label: 'Keep today’s converted prices' },
  { value: 'none', label: 'Convert at the rate of each day' },
] as const;

const explained = {
  amount: 'Every variant of each product gets this price in the currency.',
  converted:
    'Prices in this currency stay as they are today, whatever the rate does. They no longer follow your main prices.',
  none: 'Prices in this currency follow your main prices and the rate again.',
} as const;

interface FixedValues {
  readonly currency: string;
  readonly set: (typeof ways)[number]['value'];
  readonly price: number | null;
  readonly salePrice: number | null;
}

function FixedPriceForm({ id, onClose, rows, start }: BulkFormProps): ReactElement {
  const division = useDivision();
  // Every product of the store names the same currencies.
  const { data } = useDashboardProductQuery(
    { params: { division, id: rows[0]?.id ?? 0 } },
    { skip: rows.length === 0 },
  );
  const codes = data?.otherCurrencies ?? [];
  const form = useForm<FixedValues>({
    initialValues: { currency: '', set: 'amount', price: null, salePrice: null },
    onSubmit: async ({ currency, set, price, salePrice }) => {
      const code = currency === '' ? codes[0] : currency;
      if (code === undefined || !isCurrencyCode(code))
        return { errors: [{ field: 'currency', message: 'Offer another currency in your settings first' }] };
      if (set === 'amount' && (price === null || !(price > 0)))
        return { errors: [{ field: 'price', message: 'Enter a price above 0' }] };
      const amounts = set === 'amount' && price !== null ? { price, salePrice } : {};
      const error = await start({ kind: 'fixedPrice', currency: code, set, ...amounts });
      return error === undefined ? onClose() : faultOf(error);
    },
  });
  const { set } = form.values;
  const currency = form.values.currency === '' ? (codes[0] ?? '') : form.values.currency;
  return (
    <FormStack id={id} form={form} gap={5}>
      <Select
        label="Currency"
        options={codes.map((code) => ({ value: code, label: currencyOf(code).name }))}
        {...form.field('currency')}
        value={currency}
      />
      <Select label="Prices" options={ways} help={explained[set]} {...form.field('set')} />
      {set === 'amount' && (
        <>
          <NumberField label="Price" keepTyped min={0} {...moneyTyping(currency)} {...form.field('price')} />
          <NumberField
            label="Sale price"
            optional
            keepTyped
            min={0}
            {...moneyTyping(currency)}
            {...form.field('salePrice')}
          />
        </>
      )}
    </FormStack>
  );
}

/** Fixes the prices of the products that are selected in another currency, or has them converted again. */
export function BulkFixedPriceDialog(props: BulkDialogProps): ReactElement {
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title="Prices in another currency"
      description={`Of ${counted(props.count, 'product')}. You can undo this for a day.`}
      submitLabel="Save prices"
    >
      {(id) => <FixedPriceForm id={id} {...props} />}
    </FormDialog>
  );
}

const classNames: Readonly<Record<TaxClass, string>> = {
  standard: 'Standard',
  reduced: 'Reduced',
  zero: 'Zero',
};

function VatClassForm({ id, onClose, start }: BulkFormProps): ReactElement {
  const form = useForm<{ vatClass: TaxClass }>({
    initialValues: { vatClass: 'standard' },
    onSubmit: async ({ vatClass }) => {
      const error = await start({ kind: 'vatClass', vatClass });
      return error === undefined ? onClose() : faultOf(error);
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <Select
        label="VAT class"
        help="The rate of each class is that of the country where goods go. Set rates in Settings, Taxes."
        options={taxClasses.map((value) => ({ value, label: classNames[value] }))}
        {...form.field('vatClass')}
      />
    </FormStack>
  );
}

/** Sets what the products that are selected are taxed as. */
export function BulkVatClassDialog(props: BulkDialogProps): ReactElement {
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title="Change the VAT class"
      description={`Of ${counted(props.count, 'product')}. You can undo this for a day.`}
      submitLabel="Save VAT class"
    >
      {(id) => <VatClassForm id={id} {...props} />}
    </FormDialog>
  );
}
