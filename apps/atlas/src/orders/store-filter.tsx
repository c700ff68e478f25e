import { useAtlasStoresQuery, useLazyAtlasStoresQuery, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Combobox, type ComboboxOption } from '@omnis/ui';
import { useCallback, useState, type ReactElement } from 'react';
import { ordersTexts, type OrdersTexts } from '../texts/orders/index.ts';

/** Most stores that one search shows. */
const mostShown = 20;

type Row = CallAnswer<'atlas.stores'>['items'][number];

function optionOf(t: OrdersTexts, { division, name, host, openOrders }: Row): ComboboxOption {
  return {
    value: String(division),
    label: name,
    help: openOrders > 0 ? t('hostAndOpenOrders', { host, orders: openOrders }) : host,
  };
}

/** Properties of {@link StoreFilter}. */
export interface StoreFilterProps {
  readonly className?: string;
  /** Division of the chosen store; null for all. */
  readonly store: number | null;
  /** Shown while none is chosen; the choice of all unless told. */
  readonly placeholder?: string;
  readonly onChange: (store: number | null) => void;
}

/** Chooses one store; the server looks for what is typed, since there may be more stores than a list could hold. */
export function StoreFilter({ className, store, placeholder, onChange }: StoreFilterProps): ReactElement {
  const t = useTexts(ordersTexts);
  const [find] = useLazyAtlasStoresQuery();
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const isKnown = store === null || chosen?.value === String(store);
  // The store that an address names.
  const { data } = useAtlasStoresQuery(
    { query: { division: store ?? undefined, perPage: 1 } },
    { skip: isKnown },
  );
  const named = data?.items.find(({ division }) => division === store);
  const search = useCallback(
    async (text: string): Promise<ComboboxOption[]> => {
      const { items } = await find({ query: { search: text.trim(), perPage: mostShown } }).unwrap();
      return items.map((row) => optionOf(t, row));
    },
    [find, t],
  );
  const value = (): ComboboxOption | null => {
    if (store === null) return null;
    if (isKnown) return chosen;
    return named ? optionOf(t, named) : { value: String(store), label: t('storeNumber', { number: store }) };
  };
  return (
    <Combobox
      className={className}
      label={t('store')}
      hideLabel
      placeholder={placeholder ?? t('allStores')}
      value={value()}
      loadOptions={search}
      onValueChange={(option) => {
        setChosen(option);
        onChange(option && Number(option.value));
      }}
    />
  );
}
