import { collectionLimits } from '@omnis/models';
import { Card, Stack, TextArea, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { CollectionForm } from './use-collection-form.ts';

/** The address of a collection, and what search engines show of it. */
export function SearchCard({
  form: { values, set, errors },
}: {
  readonly form: CollectionForm;
}): ReactElement {
  const { name, description, urlName, metaTitle, metaDescription } = values;
  return (
    <Card title="Search engines and address">
      <Stack gap={5}>
        <TextField
          label="Address"
          optional
          help={
            urlName.trim() === ''
              ? 'Made from the name when you leave it empty.'
              : `Its page is at /collection/${urlName}/. Former addresses lead to it.`
          }
          maxLength={collectionLimits.urlName}
          autoComplete="off"
          spellCheck={false}
          value={urlName}
          error={errors['urlName']}
          onValueChange={(next) => set({ urlName: next })}
        />
        <TextField
          label="Page title"
          optional
          maxLength={collectionLimits.metaTitle}
          placeholder={name}
          value={metaTitle}
          error={errors['metaTitle']}
          onValueChange={(next) => set({ metaTitle: next })}
        />
        <TextArea
          label="Meta description"
          optional
          rows={3}
          maxLength={collectionLimits.metaDescription}
          placeholder={description.slice(0, 160)}
          value={metaDescription}
          error={errors['metaDescription']}
          onValueChange={(next) => set({ metaDescription: next })}
        />
      </Stack>
    </Card>
  );
}
