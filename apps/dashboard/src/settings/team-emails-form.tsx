import { submitFault, useDashboardUpdateAlertMailsMutation } from '@omnis/api-client';
import { alertMailKinds, type AlertMails } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { settingsTexts } from '../texts/settings/index.ts';
import { addressesIn, addressFault } from './addresses-in.ts';
import { SettingsForm } from './settings-form.tsx';

type Values = Readonly<Record<(typeof alertMailKinds)[number], string>>;

const valuesOf = ({ newOrder, lowStock, returnAsked }: AlertMails): Values => ({
  newOrder: newOrder.join('\n'),
  lowStock: lowStock.join('\n'),
  returnAsked: returnAsked.join('\n'),
});

/** The addresses that get emails about new orders, low stock and returns, one address a line. */
export function TeamEmailsForm({ alertMails }: { readonly alertMails: AlertMails }): ReactElement {
  const t = useTexts(settingsTexts);
  const division = useDivision();
  const [update] = useDashboardUpdateAlertMailsMutation();
  const form = useForm<Values>({
    initialValues: valuesOf(alertMails),
    onSubmit: async (values) => {
      const lists = {
        newOrder: addressesIn(values.newOrder),
        lowStock: addressesIn(values.lowStock),
        returnAsked: addressesIn(values.returnAsked),
      };
      const { data, error } = await update({
        params: { division },
        headers: { 'Idempotency-Key': randomUuid() },
        body: { ...lists, version: alertMails.version },
      });
      if (data === undefined) {
        const fault = submitFault(error);
        return { ...fault, errors: fault.errors.map((each) => addressFault(each, lists)) };
      }
      snackbars.show({ text: t('teamEmailsSaved'), tone: 'success' });
      return undefined;
    },
  });
  const fields = {
    newOrder: { label: t('newOrderEmails'), help: t('newOrderEmailsHelp') },
    lowStock: { label: t('lowStockEmails'), help: t('lowStockEmailsHelp') },
    returnAsked: { label: t('returnEmails'), help: t('returnEmailsHelp') },
  };
  return (
    <SettingsForm
      form={form}
      version={alertMails.version}
      title={t('teamEmailsCard')}
      description={t('teamEmailsCardText')}
    >
      {alertMailKinds.map((kind) => (
        <TextArea
          key={kind}
          {...fields[kind]}
          optional
          rows={2}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          {...form.field(kind)}
        />
      ))}
    </SettingsForm>
  );
}
