import { Card, Select, Stack, TextField } from '@omnis/ui';
import { useEffect, useState, type ReactElement } from 'react';
import type { ProductForm } from './use-product-form.ts';

const genders = [
  { value: '', label: 'Not given' },
  { value: 'unisex', label: 'Unisex' },
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
  { value: 'kids', label: 'Kids' },
] as const;

const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** Fields that group the product, and by which it is filtered and found. */
export function OrganisationCard({
  form: { values, set, errors },
}: {
  readonly form: ProductForm;
}): ReactElement {
  const { tags, type, vendor, baseSku, gender } = values;
  // A comma that was just typed is no tag yet.
  const [text, setText] = useState(tags.join(', '));
  useEffect(() => {
    setText((typed) => (JSON.stringify(tagsOf(typed)) === JSON.stringify(tags) ? typed : tags.join(', ')));
  }, [tags]);
  return (
    <Card title="Organisation">
      <Stack gap={4}>
        <TextField
          label="Type"
          optional
          maxLength={80}
          placeholder="T-shirt"
          value={type}
          error={errors['type']}
          onValueChange={(next) => set({ type: next })}
        />
        <TextField
          label="Vendor"
          optional
          maxLength={80}
          value={vendor}
          error={errors['vendor']}
          onValueChange={(next) => set({ vendor: next })}
        />
        <TextField
          label="Printed on"
          optional
          maxLength={80}
          help="The SKU of the plain product that it is printed on."
          value={baseSku}
          error={errors['baseSku']}
          onValueChange={(next) => set({ baseSku: next })}
        />
        <Select
          label="Gender"
          options={genders}
          value={gender}
          error={errors['gender']}
          onValueChange={(next) => set({ gender: next })}
        />
        <TextField
          label="Tags"
          optional
          help="Separate tags with commas."
          value={text}
          error={errors['tags'] ?? Object.entries(errors).find(([field]) => field.startsWith('tags.'))?.[1]}
          onValueChange={(next) => {
            setText(next);
            set({ tags: tagsOf(next) });
          }}
        />
      </Stack>
    </Card>
  );
}
