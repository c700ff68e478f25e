import { submitFault, useDashboardIssueGiftCardMutation } from '@omnis/api-client';
import { currencyOf, isCurrencyCode, randomUuid, type CurrencyCode } from '@omnis/models';
import {
  DateField,
  FormDialog,
  FormStack,
  NumberField,
  Select,
  TextArea,
  TextField,
  useForm,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { moneyTyping } from '../product/money-typing.ts';
import { snackbars } from '../app/store.ts';

interface IssueFormProps {
  readonly id: string;
  /** Those that a card can be issued in, the store's own first. */
  readonly currencies: readonly CurrencyCode[];
  readonly onIssued: () => void;
}

function IssueForm({ id, currencies, onIssued }: IssueFormProps): ReactElement {
  const division = useDivision();
  const [issue] = useDashboardIssueGiftCardMutation();
  // Sent again after a broken line, it is the same card.
  const [card] = useState(randomUuid);
  const [value, setValue] = useState<number | null>(25);
  const [valueFault, setValueFault] = useState<string | null>(null);
  const [expiresOn, setExpiresOn] = useState('');
  const [dayFault, setDayFault] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '', name: '', message: '', currency: '' },
    schema: { email: ['required', 'email'] },
    onSubmit: async ({ currency: chosen, ...values }) => {
      setValueFault(value === null ? 'Enter a value' : null);
      setDayFault(null);
      if (value === null) return { errors: [] };
      const { data, error } = await issue({
        params: { division },
        body: {
          id: card,
          value,
          ...values,
          ...(isCurrencyCode(chosen) ? { currency: chosen } : {}),
          expiresOn: expiresOn || null,
        },
      });
      if (data) {
        snackbars.show({ text: `The gift card is on its way to ${values.email}`, tone: 'success' });
        onIssued();
        return undefined;
      }
      const fault = submitFault(error);
      const at = (field: string): string | null =>
        fault.errors?.find((each) => each.field === field)?.message ?? null;
      setValueFault(at('value'));
      setDayFault(at('expiresOn'));
      return fault;
    },
  });
  const currency = form.values.currency === '' ? (currencies[0] ?? '') : form.values.currency;
  return (
    <FormStack id={id} form={form} gap={5}>
      {currencies.length > 1 && (
        <Select
          label="Currency"
          help="The card pays in this currency only."
          options={currencies.map((code) => ({ value: code, label: currencyOf(code).name }))}
          {...form.field('currency')}
          value={currency}
        />
      )}
      <NumberField
        label="Value"
        min={0}
        step={1}
        {...moneyTyping(currency)}
        value={value}
        error={valueFault}
        onValueChange={(next) => {
          setValue(next);
          setValueFault(null);
        }}
      />
      <TextField
        label="Email"
        type="email"
        help="The code goes to this address by mail, and is shown nowhere else."
        autoComplete="off"
        {...form.field('email')}
      />
      <TextField label="Name" optional autoComplete="off" maxLength={80} {...form.field('name')} />
      <TextArea label="Message" optional rows={3} maxLength={500} {...form.field('message')} />
      <DateField
        label="Last day on which it can be used"
        optional
        help="Leave it empty for a card that does not expire."
        value={expiresOn}
        error={dayFault}
        onValueChange={(next) => {
          setExpiresOn(next);
          setDayFault(null);
        }}
      />
    </FormStack>
  );
}

/** Properties of {@link IssueDialog}. */
export interface IssueDialogProps {
  readonly currencies: readonly CurrencyCode[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Issues a gift card by hand, such as for somebody who had to wait. */
export function IssueDialog({ currencies, open, onClose }: IssueDialogProps): ReactElement {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Issue a gift card"
      description="It costs the recipient nothing, and is worth as much as one that was bought."
      submitLabel="Issue and send"
    >
      {(id) => <IssueForm id={id} currencies={currencies} onIssued={onClose} />}
    </FormDialog>
  );
}
