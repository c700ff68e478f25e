import { submitFault, useAtlasSetUserProfileMutation, useLazyAtlasUsersQuery } from '@omnis/api-client';
import { staffSizes } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import {
  Button,
  Checkbox,
  ColourField,
  Combobox,
  type ComboboxOption,
  FormStack,
  Inline,
  Select,
  TextArea,
  TextField,
  useForm,
} from '@omnis/ui';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import type { Member } from './rights-card.tsx';
import { staffName } from './staff-name.ts';
import { staffTexts } from '../texts/staff/index.ts';

const sizes = ['', ...staffSizes] as const;

/** Colleagues by word, but for the one who would report to them. */
function useColleagues(id: string): (query: string) => Promise<ComboboxOption[]> {
  const [find] = useLazyAtlasUsersQuery();
  return async (search) => {
    const { items } = await find({ query: { search: search || undefined, perPage: 20 } }).unwrap();
    return items
      .filter((person) => person.id !== id)
      .map((person) => ({ value: person.id, label: staffName(person), help: person.email }));
  };
}

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The form of what the work of somebody is. */
export function WorkForm({
  member: { id, profile },
  onClose,
}: {
  readonly member: Member;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(staffTexts);
  const [save] = useAtlasSetUserProfileMutation();
  const loadColleagues = useColleagues(id);
  const form = useForm({
    initialValues: {
      username: profile.username,
      team: profile.team,
      colour: profile.colour,
      chief: profile.reportsTo && { value: profile.reportsTo.id, label: profile.reportsTo.name },
      channel: profile.channel,
      size: sizes.find((size) => size === profile.size) ?? '',
      isLeadership: profile.isLeadership,
      okrs: profile.okrs.join('\n'),
    },
    schema: {
      username: ['alpha_dash', ['max_length', 40]],
      team: [['max_length', 60]],
      channel: [['max_length', 60]],
    },
    onSubmit: async ({ chief, okrs, ...values }) => {
      const { error } = await save({
        params: { id },
        body: { ...values, reportsTo: chief?.value ?? '', okrs: linesOf(okrs) },
      });
      if (error !== undefined) {
        const { errors, ...fault } = submitFault(error);
        return {
          ...fault,
          errors: (errors ?? []).map((one) => (one.field === 'reportsTo' ? { ...one, field: 'chief' } : one)),
        };
      }
      snackbars.show({ text: t('workSaved'), tone: 'success' });
      onClose();
      return undefined;
    },
  });
  return (
    <FormStack form={form}>
      <TextField label={t('userName')} autoComplete="off" maxLength={40} {...form.field('username')} />
      <TextField label={t('team')} autoComplete="off" maxLength={60} {...form.field('team')} />
      <Combobox
        label={t('reportsTo')}
        placeholder={t('nameOrEmail')}
        clearable
        loadOptions={loadColleagues}
        {...form.field('chief')}
      />
      <Checkbox label={t('partOfLeadership')} {...form.check('isLeadership')} />
      <TextField label={t('channel')} autoComplete="off" maxLength={60} {...form.field('channel')} />
      <ColourField label={t('colour')} clearable {...form.field('colour')} />
      <Select
        label={t('sizeOfWorkClothes')}
        options={sizes.map((value) => ({ value, label: value || t('notGiven') }))}
        {...form.field('size')}
      />
      <TextArea label={t('objectivesAndKeyResults')} help={t('oneALine')} rows={4} {...form.field('okrs')} />
      <Inline gap={3}>
        <Button type="submit">{t('saveWork')}</Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Inline>
    </FormStack>
  );
}
