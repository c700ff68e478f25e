import { submitFault, useDashboardAddDomainMutation } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { FormDialog, FormStack, TextField, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

function AddDomainForm({ id, onAdded }: { readonly id: string; readonly onAdded: () => void }): ReactElement {
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
      snackbars.show({ text: `${data.name} was added`, tone: 'success' });
      onAdded();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField
        label="Domain"
        placeholder="shop.example"
        help="A domain that you own. You need to sign in where you bought it."
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
  return (
    <FormDialog open={open} onClose={onClose} title="Add domain" submitLabel="Add domain">
      {(id) => <AddDomainForm id={id} onAdded={onClose} />}
    </FormDialog>
  );
}
