import { collectionLimits, type CollectionKind, type CollectionSort } from '@omnis/models';
import { Card, RadioGroup, Select, Stack, TextArea, TextField, type RadioOption } from '@omnis/ui';
import type { ReactElement } from 'react';
import { firstRule } from './collection-values.ts';
import type { CollectionForm } from './use-collection-form.ts';

const kinds: readonly RadioOption<CollectionKind>[] = [
  { value: 'manual', label: 'Manual: choose products one by one' },
  { value: 'automatic', label: 'Automatic: products that meet your rules' },
];
const sorts: readonly { value: CollectionSort; label: string }[] = [
  { value: 'manual', label: 'Your order' },
  { value: 'bestsellerOrder', label: 'Best sellers first' },
  { value: 'new-in', label: 'Newest first' },
  { value: 'price-asc', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
  { value: 'name', label: 'Name, A to Z' },
];

/** Properties of {@link DetailsCard}. */
export interface DetailsCardProps {
  readonly form: CollectionForm;
  readonly isNew: boolean;
}

/** Name, description, kind and order of a collection. */
export function DetailsCard({ form: { values, set, errors }, isNew }: DetailsCardProps): ReactElement {
  const { name, description, kind, sort, rules } = values;
  return (
    <Card title="Details">
      <Stack gap={5}>
        <TextField
          label="Name"
          maxLength={collectionLimits.name}
          autoComplete="off"
          value={name}
          error={errors['name']}
          onValueChange={(next) => set({ name: next })}
        />
        <TextArea
          label="Description"
          optional
          rows={4}
          maxLength={collectionLimits.description}
          help="Shoppers read it above the products."
          value={description}
          error={errors['description']}
          onValueChange={(next) => set({ description: next })}
        />
        {isNew && (
          <RadioGroup
            label="Kind"
            options={kinds}
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
          label="Order of products"
          options={kind === 'manual' ? sorts : sorts.filter(({ value }) => value !== 'manual')}
          value={sort}
          error={errors['sort']}
          onValueChange={(next) => set({ sort: next })}
        />
      </Stack>
    </Card>
  );
}
