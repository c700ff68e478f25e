import { creatorLimits, type CreatorKind } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, RadioGroup, Stack, TextArea, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { CreatorForm } from './use-creator-form.ts';
import { creatorTexts } from '../texts/creator/index.ts';
import type en from '../texts/creator/en.ts';
import { optionsIn } from '../parts/options-in.ts';

const kinds = [
  { value: 'person', label: 'aPerson' },
  { value: 'organisation', label: 'aStudioCompanyOrGroup' },
] as const satisfies readonly { readonly value: CreatorKind; readonly label: keyof typeof en }[];

/** Name of a creator, the address of their page, and its text about them. */
export function DetailsCard({ form: { values, set, errors } }: { readonly form: CreatorForm }): ReactElement {
  const t = useTexts(creatorTexts);
  return (
    <Card title={t('details')}>
      <Stack gap={5}>
        <TextField
          label={t('name')}
          maxLength={creatorLimits.name}
          autoComplete="off"
          value={values.name}
          error={errors['name']}
          onValueChange={(name) => set({ name })}
        />
        <TextField
          label={t('address')}
          help={t('addressHelp', { urlName: values.urlName || '…' })}
          maxLength={creatorLimits.urlName}
          autoComplete="off"
          spellCheck={false}
          value={values.urlName}
          error={errors['urlName']}
          onValueChange={(urlName) => set({ urlName })}
        />
        <RadioGroup
          label={t('whoItIs')}
          look="inline"
          options={optionsIn(t, kinds)}
          value={values.kind}
          onValueChange={(kind) => set({ kind })}
        />
        <TextArea
          label={t('about')}
          optional
          rows={7}
          maxLength={creatorLimits.about}
          showCount
          help={t('aboutHelp')}
          value={values.about}
          error={errors['about']}
          onValueChange={(about) => set({ about })}
        />
      </Stack>
    </Card>
  );
}
