import { submitFault, useAtlasReviewStoreMutation, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { storesTexts } from '../texts/stores/index.ts';

/** A store of the list. */
export type Store = CallAnswer<'atlas.storeReviews'>['items'][number];

function ReasonForm({
  id,
  store: { division, name, review },
  onDone,
}: {
  readonly id: string;
  readonly store: Store;
  readonly onDone: () => void;
}): ReactElement {
  const t = useTexts(storesTexts);
  const [send] = useAtlasReviewStoreMutation();
  const underReview = review === null;
  const form = useForm({
    initialValues: { reason: '' },
    schema: { reason: [...(underReview ? (['required'] as const) : []), ['max_length', 1000]] },
    onSubmit: async ({ reason }) => {
      const { error } = await send({ params: { id: division }, body: { underReview, reason } });
      if (error !== undefined) return submitFault(error);
      snackbars.show({
        text: underReview ? t('isUnderReview', { name }) : t('reviewIsLifted', { name }),
        tone: 'success',
      });
      onDone();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      <TextArea
        label={underReview ? t('reason') : t('note')}
        optional={!underReview}
        help={underReview ? t('reviewReasonHelp') : t('reviewNoteHelp')}
        maxLength={1000}
        rows={4}
        {...form.field('reason')}
      />
    </FormStack>
  );
}

/** Puts a store under review with a reason, or lifts its review; says what follows before it is done. */
export function ReviewDialog({
  store,
  onClose,
}: {
  readonly store: Store | null;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(storesTexts);
  const begins = store?.review === null;
  const name = store?.name ?? '';
  return (
    <FormDialog
      open={store !== null}
      onClose={onClose}
      title={begins ? t('putUnderReviewQuestion', { name }) : t('liftReviewQuestion', { name })}
      description={begins ? t('putUnderReviewText') : t('liftReviewText')}
      submitLabel={begins ? t('putUnderReview') : t('liftReview')}
      danger={begins}
    >
      {(id) => store !== null && <ReasonForm {...{ id, store }} onDone={onClose} />}
    </FormDialog>
  );
}
