import { useLazyAtlasStoreVariantsQuery } from '@omnis/api-client';
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
  Stack,
  TextField,
  type ComboboxOption,
} from '@omnis/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import { moreFilterCount, type OrderFilters } from './order-filters.ts';
import { ordersTexts } from '../texts/orders/index.ts';

const countryOptions = worldCountries
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

interface Part {
  readonly filters: OrderFilters;
  readonly onChange: (change: Partial<OrderFilters>) => void;
}

/** Products of the chosen store, which a filter finds orders by. */
function ProductFilter({
  store,
  product,
  onChange,
}: {
  readonly store: number | null;
  readonly product: ComboboxOption | null;
  readonly onChange: (product: ComboboxOption | null) => void;
}): ReactElement {
  const t = useTexts(ordersTexts);
  const [find] = useLazyAtlasStoreVariantsQuery();
  const load = async (q: string): Promise<ComboboxOption[]> => {
    if (store === null) return [];
    const { items } = await find({ params: { division: store }, query: { q } }).unwrap();
    const names = new Map(items.map((row) => [String(row.productId), row.product]));
    return [...names].map(([value, label]) => ({ value, label }));
  };
  return (
    <Combobox
      label={t('product')}
      placeholder={t('searchStoreProducts')}
      help={store === null ? t('chooseStoreFirst') : undefined}
      disabled={store === null}
      value={product}
      loadOptions={load}
      onValueChange={onChange}
    />
  );
}

function Form({ id, filters, onChange, onClose }: Part & { id: string; onClose: () => void }): ReactElement {
  const t = useTexts(ordersTexts);
  const { store, from, to, min, max, tag, country, product } = filters;
  const [values, setValues] = useState(() => ({
    days: { from: from ?? '', to: to ?? '' },
    min,
    max,
    tag,
    country: countryOptions.find(({ value }) => value === country) ?? null,
    product:
      product === null ? null : { value: String(product), label: t('productNumber', { number: product }) },
  }));
  const set = (change: Partial<typeof values>): void => setValues({ ...values, ...change });
  const isBackwards = values.min !== null && values.max !== null && values.max < values.min;
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBackwards) return;
        onChange({
          from: values.days.from || null,
          to: values.days.to || null,
          min: values.min,
          max: values.max,
          tag: values.tag.trim(),
          country: values.country?.value ?? null,
          product: values.product === null ? null : Number(values.product.value),
        });
        onClose();
      }}
    >
      <Stack gap={5}>
        <DateRangeField label={t('placed')} value={values.days} onValueChange={(days) => set({ days })} />
        <Grid columns={{ xs: 2 }} gap={3}>
          <NumberField
            label={t('totalFrom')}
            min={0}
            decimals={2}
            value={values.min}
            onValueChange={(next) => set({ min: next })}
          />
          <NumberField
            label={t('totalTo')}
            min={0}
            decimals={2}
            value={values.max}
            error={isBackwards ? t('totalTooLow') : null}
            onValueChange={(next) => set({ max: next })}
          />
        </Grid>
        <Combobox
          label={t('country')}
          placeholder={t('any')}
          value={values.country}
          options={countryOptions}
          onValueChange={(next) => set({ country: next })}
        />
        <TextField
          label={t('tag')}
          maxLength={60}
          autoComplete="off"
          value={values.tag}
          onValueChange={(next) => set({ tag: next })}
        />
        <ProductFilter store={store} product={values.product} onChange={(next) => set({ product: next })} />
      </Stack>
    </form>
  );
}

/** The filters that are asked for less often, in a drawer; its button says how many are set. */
export function MoreFilters({ filters, onChange }: Part): ReactElement {
  const t = useTexts(ordersTexts);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const count = moreFilterCount(filters);
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {count === 0 ? t('moreFilters') : t('moreFiltersCount', { filters: count })}
      </Button>
      <Drawer
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('filterOrders')}
        footer={
          <Button type="submit" form={id} fullWidth>
            {t('showOrders')}
          </Button>
        }
      >
        {isOpen && <Form id={id} filters={filters} onChange={onChange} onClose={() => setIsOpen(false)} />}
      </Drawer>
    </>
  );
}
