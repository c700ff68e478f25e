import { useAccountConfirmation } from '@omnis/account';
import {
  submitFault,
  useAtlasSetUserPersonalMutation,
  useAtlasUserPersonalMutation,
  type CallAnswer,
} from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, Inline, Notice, Select, Stack, TextArea, TextField, useForm } from '@omnis/ui';
import { Eye, EyeOff, Pencil } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { useEditing } from '../parts/use-editing.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import type { Member } from './rights-card.tsx';
import { staffTexts, type StaffTextKey } from '../texts/staff/index.ts';

type Personal = CallAnswer<'atlas.userPersonal'>;

const fields = [
  ['nationalInsuranceNumber', 'nationalInsuranceNumber'],
  ['bankAccountName', 'nameOnAccount'],
  ['nameOfBank', 'bank'],
  ['sortCode', 'sortCode'],
  ['accountNumber', 'accountNumber'],
  ['dateOfBirth', 'dateOfBirth'],
  ['postalAddress', 'postalAddress'],
  ['rfids', 'rfidTags'],
  ['employeeStatementOption', 'employeeStatement'],
] as const satisfies readonly (readonly [keyof Personal, StaffTextKey])[];

const statements = [
  { value: '', labelKey: 'notGiven' },
  { value: 'A', labelKey: 'firstJob' },
  { value: 'B', labelKey: 'onlyJob' },
  { value: 'C', labelKey: 'anotherJob' },
] as const satisfies readonly { value: string; labelKey: StaffTextKey }[];

/** A statement that there is; none for whatever else. */
const statementOf = (value: string): (typeof statements)[number]['value'] =>
  statements.find((one) => one.value === value)?.value ?? '';

function Values({ values }: { readonly values: Personal }): ReactElement {
  const t = useTexts(staffTexts);
  return (
    <dl>
      {fields.map(([key, labelKey]) => [
        <dt key={`${key}-label`}>{t(labelKey)}</dt>,
        <dd key={key}>
          {values[key] === '' ? <span className="quiet">{t('notGiven')}</span> : values[key]}
        </dd>,
      ])}
    </dl>
  );
}

interface EditProps {
  readonly id: string;
  readonly values: Personal;
  readonly onDone: (values: Personal) => void;
  readonly onCancel: () => void;
}

function Edit({ id, values, onDone, onCancel }: EditProps): ReactElement {
  const t = useTexts(staffTexts);
  const [save] = useAtlasSetUserPersonalMutation();
  const confirmation = useAccountConfirmation();
  const form = useForm({
    initialValues: { ...values, employeeStatementOption: statementOf(values.employeeStatementOption) },
    schema: {
      nationalInsuranceNumber: ['national_insurance_number'],
      sortCode: ['sort_code'],
      accountNumber: ['account_number'],
    },
    onSubmit: async (body) => {
      let error: unknown;
      const saved = await confirmation.run(async () => {
        const answer = await save({ params: { id }, body });
        ({ error } = answer);
        return answer;
      });
      // The snackbar already shows the message for the whole form.
      if (saved === undefined) return { errors: submitFault(error).errors };
      snackbars.show({ text: t('personnelDataSaved'), tone: 'success' });
      onDone(saved);
      return undefined;
    },
  });
  return (
    <>
      <form {...form.props}>
        <Stack gap={4}>
          <TextField
            label={t('nationalInsuranceNumber')}
            placeholder={t('nationalInsuranceExample')}
            autoComplete="off"
            {...form.field('nationalInsuranceNumber')}
          />
          <TextField label={t('nameOnAccount')} autoComplete="off" {...form.field('bankAccountName')} />
          <TextField label={t('bank')} autoComplete="off" {...form.field('nameOfBank')} />
          <TextField
            label={t('sortCode')}
            placeholder="12-34-56"
            autoComplete="off"
            {...form.field('sortCode')}
          />
          <TextField
            label={t('accountNumber')}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('accountNumber')}
          />
          <TextField label={t('dateOfBirth')} type="date" autoComplete="off" {...form.field('dateOfBirth')} />
          <TextArea label={t('postalAddress')} rows={3} autoComplete="off" {...form.field('postalAddress')} />
          <TextField
            label={t('rfidTags')}
            help={t('rfidTagsHelp')}
            autoComplete="off"
            {...form.field('rfids')}
          />
          <Select
            label={t('employeeStatement')}
            help={t('employeeStatementHelp')}
            options={statements.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
            value={statementOf(form.values.employeeStatementOption)}
            onValueChange={(value) => form.setValues({ employeeStatementOption: statementOf(value) })}
          />
          <Inline gap={3}>
            <Button type="submit">{t('save')}</Button>
            <Button variant="secondary" onClick={onCancel}>
              {t('cancel')}
            </Button>
          </Inline>
        </Stack>
      </form>
      {confirmation.dialog}
    </>
  );
}

/** Personnel data: masked, until the password was proved; each look is written down. */
export function PersonalCard({ member }: { readonly member: Member }): ReactElement {
  const t = useTexts(staffTexts);
  const [read, reading] = useAtlasUserPersonalMutation();
  const confirmation = useAccountConfirmation();
  const [clear, setClear] = useState<Personal | null>(null);
  const { isEditing, setEditing, ref } = useEditing();
  const { id, masked } = member;

  const open = async (): Promise<boolean> => {
    const answer = await confirmation.run(() => read({ params: { id } }));
    if (answer !== undefined) setClear(answer);
    return answer !== undefined;
  };

  const footer = isEditing ? undefined : (
    <Inline gap={3}>
      <ProtectedButton
        permission="staff.personal"
        variant="secondary"
        loading={reading.isLoading}
        startIcon={clear ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        onClick={() => (clear ? setClear(null) : void open())}
      >
        {clear ? t('hide') : t('show')}
      </ProtectedButton>
      {masked !== null && (
        <Button
          variant="ghost"
          data-edit=""
          startIcon={<Pencil aria-hidden="true" />}
          onClick={() => void (clear ? Promise.resolve(true) : open()).then((isOpen) => setEditing(isOpen))}
        >
          {t('edit')}
        </Button>
      )}
    </Inline>
  );

  return (
    <div ref={ref}>
      <Card title={t('personnelData')} description={t('personnelDataText')} footer={footer}>
        {masked === null && <Notice tone="info">{t('mayNotSeePersonnelData')}</Notice>}
        {masked !== null && !isEditing && <Values values={clear ?? masked} />}
        {isEditing && clear !== null && (
          <Edit
            id={id}
            values={clear}
            onDone={(values) => {
              setClear(values);
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        )}
        {confirmation.dialog}
      </Card>
    </div>
  );
}
