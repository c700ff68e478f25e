import { submitFault, useAtlasDecideProductMutation, type CallAnswer } from '@omnis/api-client';
import { FormDialog, FormStack, TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';

/** A product of the list. */
export type Product = CallAnswer<'atlas.products'>['items'][number];

function ReasonForm({
  id,
  product,
  onDone,
}: {
  readonly id: string;
  readonly product: Product;
  readonly onDone: () => void;
}): ReactElement {
  const [send] = useAtlasDecideProductMutation();
  const form = useForm({
    initialValues: { reason: '' },
    schema: { reason: ['required', ['max_length', 1000]] },
    onSubmit: async ({ reason }) => {
      const { error } = await send({
        params: { division: product.division, id: product.id },
        body: { status: 'Denied', from: product.approvalStatus, reason },
      });
      if (error !== undefined) return submitFault(error);
      snackbars.show({ text: `${product.name} is denied`, tone: 'success' });
      onDone();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      <TextArea
        label="Reason"
        help="The owner reads it on the product. Say what to change."
        maxLength={1000}
        rows={4}
        {...form.field('reason')}
      />
    </FormStack>
  );
}

/** Denies a product with a reason. */
export function DecisionDialog({
  product,
  onClose,
}: {
  readonly product: Product | null;
  readonly onClose: () => void;
}): ReactElement {
  return (
    <FormDialog
      open={product !== null}
      onClose={onClose}
      title={`Deny ${product?.name ?? ''}?`}
      description="Shoppers no longer see it. Its owner can change it and ask again."
      submitLabel="Deny product"
      danger
    >
      {(id) => product !== null && <ReasonForm {...{ id, product }} onDone={onClose} />}
    </FormDialog>
  );
}
