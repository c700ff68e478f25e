import {
  submitFault,
  useDashboardAddPaymentAccountMutation,
  useDashboardUpdatePaymentAccountMutation,
} from '@omnis/api-client';
import type { PaymentAccount } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { FormStack, Notice, TextField, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

/** Properties of {@link KeysForm}. */
export interface KeysFormProps {
  readonly id: string;
  /** The account whose keys are changed; null: one is connected. */
  readonly account: PaymentAccount | null;
  readonly onDone: () => void;
}

interface Values {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** The keys of a Stripe account. Those that are kept are never shown again; a field left empty keeps its own. */
export function KeysForm({ id, account, onDone }: KeysFormProps): ReactElement {
  const division = useDivision();
  const [add] = useDashboardAddPaymentAccountMutation();
  const [update] = useDashboardUpdatePaymentAccountMutation();
  const [key] = useState(randomUuid);
  const [tries, setTries] = useState(0);
  const isNew = account === null;
  const form = useForm<Values>({
    initialValues: { publishableKey: account?.publishableKey ?? '', secretKey: '', webhookSecret: '' },
    schema: { publishableKey: ['required'], ...(isNew ? { secretKey: ['required'] } : {}) },
    onSubmit: async (values) => {
      const publishableKey = values.publishableKey.trim();
      const secretKey = values.secretKey.trim();
      const webhookSecret = values.webhookSecret.trim();
      const given = webhookSecret === '' ? {} : { webhookSecret };
      const headers = { 'Idempotency-Key': `${key} ${tries}` };
      const { data, error } = isNew
        ? await add({ params: { division }, body: { publishableKey, secretKey, ...given }, headers })
        : await update({
            params: { division, id: account.id },
            body: {
              version: account.version,
              ...(publishableKey === account.publishableKey ? {} : { publishableKey }),
              ...(secretKey === '' ? {} : { secretKey }),
              ...given,
            },
            headers,
          });
      if (data === undefined) {
        setTries(tries + 1);
        return submitFault(error);
      }
      snackbars.show({
        text: isNew ? 'Your Stripe account is connected' : 'Your keys were changed',
        tone: 'success',
      });
      onDone();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <Notice tone="info">
        {isNew
          ? 'You find both keys at Stripe under Developers, API keys. They are tried before they are saved.'
          : 'Leave a field empty to keep what is saved. New keys have to be of the same Stripe account.'}
      </Notice>
      <TextField
        label="Publishable key"
        required
        placeholder="pk_live_…"
        autoComplete="off"
        spellCheck={false}
        {...form.field('publishableKey')}
      />
      <TextField
        spellCheck={false}
        label="Secret key"
        required={isNew}
        optional={!isNew}
        autoComplete="off"
        help={
          isNew ? 'It is kept encrypted and never shown again.' : `Saved: ends with ${account.secretKeyEnd}`
        }
        {...form.field('secretKey')}
      />
      <TextField
        spellCheck={false}
        label="Signing secret of the webhook"
        optional
        autoComplete="off"
        help={
          isNew
            ? 'You can enter it later: the address for the webhook is shown once the account is connected.'
            : account.hasWebhookSecret
              ? 'Saved. It begins with whsec_.'
              : 'Stripe shows it once you have added the webhook. It begins with whsec_.'
        }
        {...form.field('webhookSecret')}
      />
    </FormStack>
  );
}
