import { useTexts } from '@omnis/texts/react';
import { RuleField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { SettingsForm } from './settings-form.tsx';
import type { SettingsPartProps } from './settings-page.tsx';
import { useSaveSettings } from './use-save-settings.ts';
import { settingsTexts } from '../texts/settings/index.ts';

/** As many as the server takes. */
const slots = ['tag0', 'tag1', 'tag2', 'tag3', 'tag4'] as const;
type Tags = Record<(typeof slots)[number], string>;

const filled = (values: Tags): (typeof slots)[number][] => slots.filter((slot) => values[slot].trim() !== '');

/** Tags that prove to search engines and networks that the shop is its owner's (platform.md §5 site verification). */
export function VerificationCard({ settings, onSaved }: SettingsPartProps): ReactElement {
  const t = useTexts(settingsTexts);
  const { siteVerification: kept, version } = settings;
  const initialValues: Tags = {
    tag0: kept[0] ?? '',
    tag1: kept[1] ?? '',
    tag2: kept[2] ?? '',
    tag3: kept[3] ?? '',
    tag4: kept[4] ?? '',
  };
  const save = useSaveSettings({ onSaved, version }, (fault) => fault);
  const form = useForm<Tags>({
    initialValues,
    schema: Object.fromEntries(slots.map((slot) => [slot, ['site_verification']])),
    onSubmit: async (values) => {
      const sent = filled(values);
      const fault = await save({ siteVerification: sent.map((slot) => values[slot]) });
      // The server counts the tags that were sent, without the empty fields between them.
      const slotOf = (field: string): string =>
        sent[Number(field.replace(/^siteVerification\./, ''))] ?? field;
      if (fault?.errors === undefined) return fault;
      return { ...fault, errors: fault.errors.map((each) => ({ ...each, field: slotOf(each.field) })) };
    },
  });
  // One more than there are, so that there is always a place for the next.
  const last = slots.findLastIndex((slot) => form.values[slot] !== '');
  return (
    <SettingsForm
      form={form}
      version={version}
      title={t('siteVerification')}
      description={t('siteVerificationDescription')}
    >
      {slots.slice(0, last + 2).map((slot, at) => (
        <RuleField
          key={slot}
          rule="site_verification"
          label={t('verificationTag', { number: at + 1 })}
          optional
          placeholder={t('verificationExample')}
          {...form.field(slot)}
        />
      ))}
    </SettingsForm>
  );
}
