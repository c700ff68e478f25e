import { useTexts } from '@omnis/texts/react';
import { Card, Select, Stack, TextField } from '@omnis/ui';
import { useEffect, useState, type ReactElement } from 'react';
import type { ProductForm } from './use-product-form.ts';
import { productTexts } from '../texts/product/index.ts';
import { optionsIn } from '../parts/options-in.ts';

const genders = [
  { value: '', label: 'notGiven' },
  { value: 'unisex', label: 'unisex' },
  { value: 'women', label: 'women' },
  { value: 'men', label: 'men' },
  { value: 'kids', label: 'kids' },
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
  const t = useTexts(productTexts);
  const { tags, type, vendor, baseSku, gender } = values;
  // A comma that was just typed is no tag yet.
  const [text, setText] = useState(tags.join(', '));
  useEffect(() => {
    setText((typed) => (JSON.stringify(tagsOf(typed)) === JSON.stringify(tags) ? typed : tags.join(', ')));
  }, [tags]);
  return (
    <Card title={t('organisation')}>
      <Stack gap={4}>
        <TextField
          label={t('type')}
          optional
          maxLength={80}
          placeholder={t('tShirt')}
          value={type}
          error={errors['type']}
          onValueChange={(next) => set({ type: next })}
        />
        <TextField
          label={t('vendor')}
          optional
          maxLength={80}
          value={vendor}
          error={errors['vendor']}
          onValueChange={(next) => set({ vendor: next })}
        />
        <TextField
          label={t('printedOn')}
          optional
          maxLength={80}
          help={t('printedOnHelp')}
          value={baseSku}
          error={errors['baseSku']}
          onValueChange={(next) => set({ baseSku: next })}
        />
        <Select
          label={t('gender')}
          options={optionsIn(t, genders)}
          value={gender}
          error={errors['gender']}
          onValueChange={(next) => set({ gender: next })}
        />
        <TextField
          label={t('tags')}
          optional
          help={t('tagsHelp')}
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
