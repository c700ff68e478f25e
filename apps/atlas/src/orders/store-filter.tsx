import { useAtlasStoresQuery, useLazyAtlasStoresQuery, type CallAnswer } from '@omnis/api-client';
import { Combobox, type ComboboxOption } from '@omnis/ui';
import { useCallback, useState, type ReactElement } from 'react';

/** Most stores that one search shows. */
const mostShown = 20;

function optionOf({ division, name, host, openOrders }: CallAnswer<'atlas.stores'>['items'][number]) {
  return {
    value: String(division),
    label: name,
    help: openOrders > 0 ? `${host} · ${openOrders} open` : host,
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
export function StoreFilter({
  className,
  store,
  placeholder = 'All stores',
  onChange,
}: StoreFilterProps): ReactElement {
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
      return items.map(optionOf);
    },
    [find],
  );
  const value = (): ComboboxOption | null => {
    if (store === null) return null;
    if (isKnown) return chosen;
    return named ? optionOf(named) : { value: String(store), label: `Store ${store}` };
  };
  return (
    <Combobox
      className={className}
      label="Store"
      hideLabel
      placeholder={placeholder}
      value={value()}
      loadOptions={search}
      onValueChange={(option) => {
        setChosen(option);
        onChange(option && Number(option.value));
      }}
    />
  );
}
