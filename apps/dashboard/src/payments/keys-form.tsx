import {
  submitFault,
  useDashboardAddPaymentAccountMutation,
  useDashboardUpdatePaymentAccountMutation,
} from '@omnis/api-client';
import type { PaymentAccount } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { FormStack, Notice, TextField, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { paymentsTexts } from '../texts/payments/index.ts';

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
  const t = useTexts(paymentsTexts);
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
        text: isNew ? t('yourStripeAccountIsConnected') : t('yourKeysWereChanged'),
        tone: 'success',
      });
      onDone();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <Notice tone="info">{isNew ? t('findBothKeysStripeUnder') : t('leaveFieldEmptyKeepWhat')}</Notice>
      <TextField
        label={t('publishableKey')}
        required
        placeholder={t('pkLive')}
        autoComplete="off"
        spellCheck={false}
        {...form.field('publishableKey')}
      />
      <TextField
        spellCheck={false}
        label={t('secretKey')}
        required={isNew}
        optional={!isNew}
        autoComplete="off"
        help={
          isNew
            ? t('keptEncryptedNeverShownAgain')
            : t('savedEndsWith', { secretKeyEnd: account.secretKeyEnd })
        }
        {...form.field('secretKey')}
      />
      <TextField
        spellCheck={false}
        label={t('signingSecretOfTheWebhook')}
        optional
        autoComplete="off"
        help={
          isNew
            ? t('canEnterLaterAddressWebhook')
            : account.hasWebhookSecret
              ? t('savedItBeginsWithWhsec')
              : t('stripeShowsOnceHaveAdded')
        }
        {...form.field('webhookSecret')}
      />
    </FormStack>
  );
}
