import { collectionLimits } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, Stack, TextArea, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { CollectionForm } from './use-collection-form.ts';
import { collectionsTexts } from '../texts/collections/index.ts';

/** The address of a collection, and what search engines show of it. */
export function SearchCard({
  form: { values, set, errors },
}: {
  readonly form: CollectionForm;
}): ReactElement {
  const t = useTexts(collectionsTexts);
  const { name, description, urlName, metaTitle, metaDescription } = values;
  return (
    <Card title={t('searchEnginesAndAddress')}>
      <Stack gap={5}>
        <TextField
          label={t('address')}
          optional
          help={
            urlName.trim() === ''
              ? t('madeNameWhenLeaveEmpty')
              : t('pageCollectionFormerAddressesLead', { urlName })
          }
          maxLength={collectionLimits.urlName}
          autoComplete="off"
          spellCheck={false}
          value={urlName}
          error={errors['urlName']}
          onValueChange={(next) => set({ urlName: next })}
        />
        <TextField
          label={t('pageTitle')}
          optional
          maxLength={collectionLimits.metaTitle}
          placeholder={name}
          value={metaTitle}
          error={errors['metaTitle']}
          onValueChange={(next) => set({ metaTitle: next })}
        />
        <TextArea
          label={t('metaDescription')}
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
