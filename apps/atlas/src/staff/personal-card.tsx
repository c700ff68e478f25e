import { useAccountConfirmation } from '@omnis/account';
import {
  submitFault,
  useAtlasSetUserPersonalMutation,
  useAtlasUserPersonalMutation,
  type CallAnswer,
} from '@omnis/api-client';
import { Button, Card, Inline, Notice, Select, Stack, TextArea, TextField, useForm } from '@omnis/ui';
import { Eye, EyeOff, Pencil } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { useEditing } from '../parts/use-editing.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import type { Member } from './rights-card.tsx';

type Personal = CallAnswer<'atlas.userPersonal'>;

const fields: readonly (readonly [keyof Personal, string])[] = [
  ['nationalInsuranceNumber', 'National Insurance number'],
  ['bankAccountName', 'Name on the account'],
  ['nameOfBank', 'Bank'],
  ['sortCode', 'Sort code'],
  ['accountNumber', 'Account number'],
  ['dateOfBirth', 'Date of birth'],
  ['postalAddress', 'Postal address'],
  ['rfids', 'RFID tags'],
  ['employeeStatementOption', 'Employee statement'],
];

const statements = [
  { value: '', label: 'Not given' },
  { value: 'A', label: 'A: the first job this tax year' },
  { value: 'B', label: 'B: the only job now' },
  { value: 'C', label: 'C: another job or a pension as well' },
] as const;

/** A statement that there is; none for whatever else. */
const statementOf = (value: string): (typeof statements)[number]['value'] =>
  statements.find((one) => one.value === value)?.value ?? '';

function Values({ values }: { readonly values: Personal }): ReactElement {
  return (
    <dl>
      {fields.map(([key, label]) => [
        <dt key={`${key} label`}>{label}</dt>,
        <dd key={key}>{values[key] === '' ? <span className="quiet">Not given</span> : values[key]}</dd>,
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
      // What the whole form is told stands in the snackbar already.
      if (saved === undefined) return { errors: submitFault(error).errors };
      snackbars.show({ text: 'Personnel data saved', tone: 'success' });
      onDone(saved);
      return undefined;
    },
  });
  return (
    <>
      <form {...form.props}>
        <Stack gap={4}>
          <TextField
            label="National Insurance number"
            placeholder="AB123456C"
            autoComplete="off"
            {...form.field('nationalInsuranceNumber')}
          />
          <TextField label="Name on the account" autoComplete="off" {...form.field('bankAccountName')} />
          <TextField label="Bank" autoComplete="off" {...form.field('nameOfBank')} />
          <TextField
            label="Sort code"
            placeholder="12-34-56"
            autoComplete="off"
            {...form.field('sortCode')}
          />
          <TextField
            label="Account number"
            inputMode="numeric"
            autoComplete="off"
            {...form.field('accountNumber')}
          />
          <TextField label="Date of birth" type="date" autoComplete="off" {...form.field('dateOfBirth')} />
          <TextArea label="Postal address" rows={3} autoComplete="off" {...form.field('postalAddress')} />
          <TextField
            label="RFID tags"
            help="As they are read off, parted by commas."
            autoComplete="off"
            {...form.field('rfids')}
          />
          <Select
            label="Employee statement"
            help="What they said on the starter checklist about other jobs and pensions this tax year."
            options={statements}
            value={statementOf(form.values.employeeStatementOption)}
            onValueChange={(value) => form.setValues({ employeeStatementOption: statementOf(value) })}
          />
          <Inline gap={3}>
            <Button type="submit">Save</Button>
            <Button variant="secondary" onClick={onCancel}>
              Cancel
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
        {clear ? 'Hide' : 'Show'}
      </ProtectedButton>
      {masked !== null && (
        <Button
          variant="ghost"
          data-edit=""
          startIcon={<Pencil aria-hidden="true" />}
          onClick={() => void (clear ? Promise.resolve(true) : open()).then((isOpen) => setEditing(isOpen))}
        >
          Edit
        </Button>
      )}
    </Inline>
  );

  return (
    <div ref={ref}>
      <Card title="Personnel data" description="Kept sealed. Who looks is written down." footer={footer}>
        {masked === null && (
          <Notice tone="info">You may not see bank account, National Insurance number and address.</Notice>
        )}
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
