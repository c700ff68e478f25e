import { submitFault, useDashboardIssueGiftCardMutation } from '@omnis/api-client';
import { currencyOf, isCurrencyCode, randomUuid, type CurrencyCode } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
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
import { giftCardsTexts } from '../texts/gift-cards/index.ts';

interface IssueFormProps {
  readonly id: string;
  /** Those that a card can be issued in, the store's own first. */
  readonly currencies: readonly CurrencyCode[];
  readonly onIssued: () => void;
}

function IssueForm({ id, currencies, onIssued }: IssueFormProps): ReactElement {
  const t = useTexts(giftCardsTexts);
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
      setValueFault(value === null ? t('enterAValue') : null);
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
        snackbars.show({ text: t('giftCardWay', { email: values.email }), tone: 'success' });
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
          label={t('currency')}
          help={t('currencyHelp')}
          options={currencies.map((code) => ({ value: code, label: currencyOf(code).name }))}
          {...form.field('currency')}
          value={currency}
        />
      )}
      <NumberField
        label={t('value')}
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
        label={t('email')}
        type="email"
        help={t('emailHelp')}
        autoComplete="off"
        {...form.field('email')}
      />
      <TextField label={t('name')} optional autoComplete="off" maxLength={80} {...form.field('name')} />
      <TextArea label={t('message')} optional rows={3} maxLength={500} {...form.field('message')} />
      <DateField
        label={t('lastDayWhichCanUsed')}
        optional
        help={t('leaveEmptyCardDoesNot')}
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
  const t = useTexts(giftCardsTexts);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('issueAGiftCard')}
      description={t('issueAGiftCardDescription')}
      submitLabel={t('issueAndSend')}
    >
      {(id) => <IssueForm id={id} currencies={currencies} onIssued={onClose} />}
    </FormDialog>
  );
}
