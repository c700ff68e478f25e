import { useLazyDashboardProductsQuery } from '@omnis/api-client';
import { worldCountries } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import {
  Button,
  Combobox,
  countryName,
  DateRangeField,
  Drawer,
  Grid,
  NumberField,
  Select,
  Stack,
  TextField,
  type ComboboxOption,
} from '@omnis/ui';
import { useId, useState, type ReactElement } from 'react';
import { useMay } from '../access/use-dashboard-access.ts';
import { useDivision } from '../app/session.ts';
import type { ListParams } from '../parts/list-params.ts';
import { filtersOf, paymentOptions, sortOptions } from './order-filters.ts';
import { ordersTexts } from '../texts/orders/index.ts';
import { optionsIn } from '../parts/options-in.ts';

const anyPayment = 'any';

const countryOptions = worldCountries
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

interface FormProps {
  readonly id: string;
  readonly list: ListParams;
  readonly currency: string;
  readonly productName: string | null;
  readonly onClose: () => void;
}

function FilterForm({ id, list, currency, productName, onClose }: FormProps): ReactElement {
  const t = useTexts(ordersTexts);
  const division = useDivision();
  const may = useMay();
  const [find] = useLazyDashboardProductsQuery();
  const [values, setValues] = useState(() => {
    const params = new URLSearchParams(list.params);
    // The view is chosen above the list.
    params.delete('view');
    const { payment, from, to, product, country, discount, min, max, tag, sort, ...rest } = filtersOf(params);
    return {
      payment: payment ?? anyPayment,
      days: { from: from ?? '', to: to ?? '' },
      refunded: { from: rest.refundedFrom ?? '', to: rest.refundedTo ?? '' },
      product:
        product === undefined ? null : { value: String(product), label: productName ?? t('no', { product }) },
      country: countryOptions.find(({ value }) => value === country) ?? null,
      discount: discount ?? '',
      min: min ?? null,
      max: max ?? null,
      tag: tag ?? '',
      sort: sort ?? ('newest' as const),
    };
  });
  const set = (change: Partial<typeof values>): void => setValues({ ...values, ...change });
  const findProducts = async (search: string): Promise<ComboboxOption[]> => {
    const query = { search, sort: 'name', page: 1, perPage: 20 } as const;
    const { items } = await find({ params: { division }, query }).unwrap();
    return items.map(({ id: product, name }) => ({ value: String(product), label: name }));
  };
  const { min, max } = values;
  const isBackwards = min !== null && max !== null && max < min;
  const apply = (): void => {
    if (isBackwards) return;
    list.change({
      payment: values.payment === anyPayment ? null : values.payment,
      from: values.days.from,
      to: values.days.to,
      refundedFrom: values.refunded.from,
      refundedTo: values.refunded.to,
      product: values.product?.value ?? null,
      country: values.country?.value ?? null,
      discount: values.discount.trim(),
      min: min === null ? null : String(min),
      max: max === null ? null : String(max),
      tag: values.tag.trim(),
      sort: values.sort === 'newest' ? null : values.sort,
    });
    onClose();
  };
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Stack gap={5}>
        <Select
          label={t('payment')}
          value={values.payment}
          options={[{ value: anyPayment, label: t('any') }, ...paymentOptions(t)]}
          onValueChange={(payment) => set({ payment })}
        />
        <DateRangeField label={t('placed')} value={values.days} onValueChange={(days) => set({ days })} />
        <DateRangeField
          label={t('refundedDays')}
          value={values.refunded}
          onValueChange={(refunded) => set({ refunded })}
        />
        {may('products') && (
          <Combobox
            label={t('product')}
            placeholder={t('searchYourProducts')}
            value={values.product}
            loadOptions={findProducts}
            onValueChange={(product) => set({ product })}
          />
        )}
        <Combobox
          label={t('country')}
          placeholder={t('any')}
          value={values.country}
          options={countryOptions}
          onValueChange={(country) => set({ country })}
        />
        <Grid columns={{ xs: 2 }} gap={3}>
          <NumberField
            label={t('totalLeast')}
            prefix={currency}
            min={0}
            decimals={2}
            value={min}
            onValueChange={(next) => set({ min: next })}
          />
          <NumberField
            label={t('totalMost')}
            prefix={currency}
            min={0}
            decimals={2}
            value={max}
            error={isBackwards ? t('enterAtLeastTheLowestTotal') : null}
            onValueChange={(next) => set({ max: next })}
          />
        </Grid>
        <TextField
          label={t('discountCode')}
          maxLength={60}
          autoComplete="off"
          value={values.discount}
          onValueChange={(discount) => set({ discount })}
        />
        <TextField
          label={t('tag')}
          maxLength={60}
          autoComplete="off"
          value={values.tag}
          onValueChange={(tag) => set({ tag })}
        />
        <Select
          label={t('sortBy')}
          value={values.sort}
          options={optionsIn(t, sortOptions)}
          onValueChange={(sort) => set({ sort })}
        />
      </Stack>
    </form>
  );
}

/** Properties of {@link FilterDrawer}. */
export interface FilterDrawerProps extends Omit<FormProps, 'id'> {
  readonly open: boolean;
}

/** The filters of the order list, which the address keeps once they are applied. */
export function FilterDrawer({ open, ...form }: FilterDrawerProps): ReactElement {
  const t = useTexts(ordersTexts);
  const id = useId();
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        if (!next) form.onClose();
      }}
      title={t('filterOrders')}
      footer={
        <Button type="submit" form={id} fullWidth>
          {t('showOrders')}
        </Button>
      }
    >
      {open && <FilterForm id={id} {...form} />}
    </Drawer>
  );
}
