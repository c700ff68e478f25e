import { collectionLimits, type CollectionKind, type CollectionSort } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, RadioGroup, Select, Stack, TextArea, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { firstRule } from './collection-values.ts';
import type { CollectionForm } from './use-collection-form.ts';
import { collectionsTexts } from '../texts/collections/index.ts';
import type en from '../texts/collections/en.ts';
import { optionsIn } from '../parts/options-in.ts';

const kinds = [
  { value: 'manual', label: 'kindManual' },
  { value: 'automatic', label: 'kindAutomatic' },
] as const satisfies readonly { readonly value: CollectionKind; readonly label: keyof typeof en }[];
const sorts = [
  { value: 'manual', label: 'yourOrder' },
  { value: 'bestsellerOrder', label: 'bestSellersFirst' },
  { value: 'new-in', label: 'newestFirst' },
  { value: 'price-asc', label: 'priceLowToHigh' },
  { value: 'price-desc', label: 'priceHighToLow' },
  { value: 'name', label: 'nameAToZ' },
] as const satisfies readonly { value: CollectionSort; label: keyof typeof en }[];

/** Properties of {@link DetailsCard}. */
export interface DetailsCardProps {
  readonly form: CollectionForm;
  readonly isNew: boolean;
}

/** Name, description, kind and order of a collection. */
export function DetailsCard({ form: { values, set, errors }, isNew }: DetailsCardProps): ReactElement {
  const t = useTexts(collectionsTexts);
  const { name, description, kind, sort, rules } = values;
  return (
    <Card title={t('details')}>
      <Stack gap={5}>
        <TextField
          label={t('name')}
          maxLength={collectionLimits.name}
          autoComplete="off"
          value={name}
          error={errors['name']}
          onValueChange={(next) => set({ name: next })}
        />
        <TextArea
          label={t('description')}
          optional
          rows={4}
          maxLength={collectionLimits.description}
          help={t('descriptionHelp')}
          value={description}
          error={errors['description']}
          onValueChange={(next) => set({ description: next })}
        />
        {isNew && (
          <RadioGroup
            label={t('kind')}
            options={optionsIn(t, kinds)}
            value={kind}
            onValueChange={(next) =>
              set({
                kind: next,
                sort: next === 'manual' ? 'manual' : 'bestsellerOrder',
                rules: rules.length === 0 ? [firstRule] : rules,
              })
            }
          />
        )}
        <Select
          label={t('orderOfProducts')}
          options={optionsIn(
            t,
            sorts.filter(({ value }) => kind === 'manual' || value !== 'manual'),
          )}
          value={sort}
          error={errors['sort']}
          onValueChange={(next) => set({ sort: next })}
        />
      </Stack>
    </Card>
  );
}
