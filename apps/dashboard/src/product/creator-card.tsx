import { useLazyDashboardCreatorsQuery } from '@omnis/api-client';
import { Card, Combobox, Link, Stack, type ComboboxOption } from '@omnis/ui';
import { useCallback, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import type { ProductForm } from './use-product-form.ts';

/** Who made or designed the product: its page leads to theirs. */
export function CreatorCard({ form: { values, set, errors } }: { readonly form: ProductForm }): ReactElement {
  const { creator } = values;
  const division = useDivision();
  const [find] = useLazyDashboardCreatorsQuery();
  const search = useCallback(
    async (text: string): Promise<ComboboxOption[]> => {
      const query = { search: text, page: 1, perPage: 20 } as const;
      const { items } = await find({ params: { division }, query }).unwrap();
      return items.map(({ id, name }) => ({ value: String(id), label: name }));
    },
    [find, division],
  );
  return (
    <Card title="Creator">
      <Stack gap={3}>
        <Combobox
          label="Designed by"
          optional
          placeholder="Nobody is named"
          value={creator && { value: String(creator.id), label: creator.name }}
          error={errors['creator'] ?? null}
          loadOptions={search}
          onValueChange={(option) =>
            set({ creator: option && { id: Number(option.value), name: option.label } })
          }
        />
        <Link href={creator ? `/dashboard/creators/${creator.id}/` : '/dashboard/creators/'}>
          {creator ? `About ${creator.name}` : 'All creators'}
        </Link>
      </Stack>
    </Card>
  );
}
