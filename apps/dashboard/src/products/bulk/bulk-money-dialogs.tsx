import { useDashboardProductQuery } from '@omnis/api-client';
import { currencyOf, isCurrencyCode, taxClasses, type TaxClass } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, NumberField, Select, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../../app/session.ts';
import { moneyTyping } from '../../product/money-typing.ts';
import { faultOf, type BulkDialogProps, type BulkFormProps } from './bulk-dialogs.tsx';
import { productsTexts } from '../../texts/products/index.ts';
import type en from '../../texts/products/en.ts';
import { optionsIn } from '../../parts/options-in.ts';

const ways = [
  { value: 'amount', label: 'setOnePrice' },
  { value: 'converted', label: 'keepTodaysConvertedPrices' },
  { value: 'none', label: 'convertDaily' },
] as const;

const explained = {
  amount: 'setPriceText',
  converted: 'keepPricesText',
  none: 'convertDailyText',
} as const;

interface FixedValues {
  readonly currency: string;
  readonly set: (typeof ways)[number]['value'];
  readonly price: number | null;
  readonly salePrice: number | null;
}

function FixedPriceForm({ id, onClose, rows, start }: BulkFormProps): ReactElement {
  const t = useTexts(productsTexts);
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
        return { errors: [{ field: 'currency', message: t('offerAnotherCurrencyInYourSettingsFirst') }] };
      if (set === 'amount' && (price === null || !(price > 0)))
        return { errors: [{ field: 'price', message: t('priceAboveZeroFault') }] };
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
        label={t('currency')}
        options={codes.map((code) => ({ value: code, label: currencyOf(code).name }))}
        {...form.field('currency')}
        value={currency}
      />
      <Select
        label={t('prices')}
        options={optionsIn(t, ways)}
        help={t(explained[set])}
        {...form.field('set')}
      />
      {set === 'amount' && (
        <>
          <NumberField
            label={t('price')}
            keepTyped
            min={0}
            {...moneyTyping(currency)}
            {...form.field('price')}
          />
          <NumberField
            label={t('salePrice')}
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
  const t = useTexts(productsTexts);
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('pricesInAnotherCurrency')}
      description={t('undoHelp', { products: t('productsCounted', { count: props.count }) })}
      submitLabel={t('savePrices')}
    >
      {(id) => <FixedPriceForm id={id} {...props} />}
    </FormDialog>
  );
}

const classNames = {
  standard: 'standard',
  reduced: 'reduced',
  zero: 'zero',
} as const satisfies Readonly<Record<TaxClass, keyof typeof en>>;

function VatClassForm({ id, onClose, start }: BulkFormProps): ReactElement {
  const t = useTexts(productsTexts);
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
        label={t('vatClass')}
        help={t('vatClassHelp')}
        options={taxClasses.map((value) => ({ value, label: t(classNames[value]) }))}
        {...form.field('vatClass')}
      />
    </FormStack>
  );
}

/** Sets what the products that are selected are taxed as. */
export function BulkVatClassDialog(props: BulkDialogProps): ReactElement {
  const t = useTexts(productsTexts);
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('changeTheVatClass')}
      description={t('undoHelp', { products: t('productsCounted', { count: props.count }) })}
      submitLabel={t('saveVatClass')}
    >
      {(id) => <VatClassForm id={id} {...props} />}
    </FormDialog>
  );
}
