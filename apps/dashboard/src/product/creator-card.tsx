import { useLazyDashboardCreatorsQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Card, Combobox, Link, Stack, type ComboboxOption } from '@omnis/ui';
import { useCallback, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import type { ProductForm } from './use-product-form.ts';
import { productTexts } from '../texts/product/index.ts';

/** The product's maker or designer, with a link from its page to theirs. */
export function CreatorCard({ form: { values, set, errors } }: { readonly form: ProductForm }): ReactElement {
  const t = useTexts(productTexts);
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
    <Card title={t('creator')}>
      <Stack gap={3}>
        <Combobox
          label={t('designedBy')}
          optional
          placeholder={t('nobodyIsNamed')}
          value={creator && { value: String(creator.id), label: creator.name }}
          error={errors['creator'] ?? null}
          loadOptions={search}
          onValueChange={(option) =>
            set({ creator: option && { id: Number(option.value), name: option.label } })
          }
        />
        <Link href={creator ? `/dashboard/creators/${creator.id}/` : '/dashboard/creators/'}>
          {creator ? t('about', { name: creator.name }) : t('allCreators')}
        </Link>
      </Stack>
    </Card>
  );
}
