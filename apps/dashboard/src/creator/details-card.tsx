import { creatorLimits, type CreatorKind } from '@omnis/models';
import { Card, RadioGroup, Stack, TextArea, TextField, type RadioOption } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { CreatorForm } from './use-creator-form.ts';

const kinds: readonly RadioOption<CreatorKind>[] = [
  { value: 'person', label: 'A person' },
  { value: 'organisation', label: 'A studio, company or group' },
];

/** What a creator is called, where their page is, and what it says of them. */
export function DetailsCard({ form: { values, set, errors } }: { readonly form: CreatorForm }): ReactElement {
  return (
    <Card title="Details">
      <Stack gap={5}>
        <TextField
          label="Name"
          maxLength={creatorLimits.name}
          autoComplete="off"
          value={values.name}
          error={errors['name']}
          onValueChange={(name) => set({ name })}
        />
        <TextField
          label="Address"
          help={`Their page is at /creator/${values.urlName || '…'}/. Links to the old address stop working when you change it.`}
          maxLength={creatorLimits.urlName}
          autoComplete="off"
          spellCheck={false}
          value={values.urlName}
          error={errors['urlName']}
          onValueChange={(urlName) => set({ urlName })}
        />
        <RadioGroup
          label="Who it is"
          look="inline"
          options={kinds}
          value={values.kind}
          onValueChange={(kind) => set({ kind })}
        />
        <TextArea
          label="About"
          optional
          rows={7}
          maxLength={creatorLimits.about}
          showCount
          help="How they work, and what is theirs alone. An empty line begins a new paragraph."
          value={values.about}
          error={errors['about']}
          onValueChange={(about) => set({ about })}
        />
      </Stack>
    </Card>
  );
}
