import { submitFault, useDashboardAddDomainMutation } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, TextField, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { domainsTexts } from '../texts/domains/index.ts';

function AddDomainForm({ id, onAdded }: { readonly id: string; readonly onAdded: () => void }): ReactElement {
  const t = useTexts(domainsTexts);
  const division = useDivision();
  const [add] = useDashboardAddDomainMutation();
  const [key] = useState(randomUuid);
  const form = useForm({
    initialValues: { host: '' },
    schema: { host: ['required'] },
    onSubmit: async (body) => {
      const { data, error } = await add({
        params: { division },
        body,
        headers: { 'Idempotency-Key': `${key} ${body.host}`.slice(0, 200) },
      });
      if (data === undefined) return submitFault(error);
      snackbars.show({ text: t('wasAdded', { name: data.name }), tone: 'success' });
      onAdded();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField
        label={t('domain')}
        placeholder={t('shopExample')}
        help={t('domainHelp')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        {...form.field('host')}
      />
    </FormStack>
  );
}

/** Properties of {@link AddDomainDialog}. */
export interface AddDomainDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Adds a domain; its card then tells which DNS records it needs. */
export function AddDomainDialog({ open, onClose }: AddDomainDialogProps): ReactElement {
  const t = useTexts(domainsTexts);
  return (
    <FormDialog open={open} onClose={onClose} title={t('addDomain')} submitLabel={t('addDomain')}>
      {(id) => <AddDomainForm id={id} onAdded={onClose} />}
    </FormDialog>
  );
}
