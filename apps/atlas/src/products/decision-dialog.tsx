import { submitFault, useAtlasDecideProductMutation, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { productsTexts } from '../texts/products/index.ts';

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
  const t = useTexts(productsTexts);
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
      snackbars.show({ text: t('isDenied', { name: product.name }), tone: 'success' });
      onDone();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      <TextArea
        label={t('reason')}
        help={t('reasonHelp')}
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
  const t = useTexts(productsTexts);
  return (
    <FormDialog
      open={product !== null}
      onClose={onClose}
      title={t('denyQuestion', { name: product?.name ?? '' })}
      description={t('denyText')}
      submitLabel={t('denyProduct')}
      danger
    >
      {(id) => product !== null && <ReasonForm {...{ id, product }} onDone={onClose} />}
    </FormDialog>
  );
}
