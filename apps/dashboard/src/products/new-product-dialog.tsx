import { submitFault, useDashboardCreateProductMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, TextField, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useDivision } from '../app/session.ts';
import { productsTexts } from '../texts/products/index.ts';

function NewProductForm({ id }: { readonly id: string }): ReactElement {
  const t = useTexts(productsTexts);
  const division = useDivision();
  const navigate = useNavigate();
  const [create] = useDashboardCreateProductMutation();
  // One key a dialog: a press that is sent twice makes one product.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    initialValues: { name: '' },
    schema: { name: ['required', ['max_length', 200]] },
    onSubmit: async ({ name }) => {
      const { data, error } = await create({
        params: { division },
        body: { name },
        headers: { 'Idempotency-Key': `${key}:${name}`.slice(0, 200) },
      });
      if (data === undefined) return submitFault(error);
      await navigate(`/dashboard/products/${data.id}/`);
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        maxLength={200}
        autoComplete="off"
        {...form.field('name')}
      />
    </FormStack>
  );
}

/** Properties of {@link NewProductDialog}. */
export interface NewProductDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Adds a product by name, and goes on to the rest. */
export function NewProductDialog({ open, onClose }: NewProductDialogProps): ReactElement {
  const t = useTexts(productsTexts);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('addProduct')}
      description={t('addProductDescription')}
      submitLabel={t('addProduct')}
    >
      {(id) => <NewProductForm id={id} />}
    </FormDialog>
  );
}
