import { submitFault, useAtlasReviewStoreMutation, type CallAnswer } from '@omnis/api-client';
import { FormDialog, FormStack, TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';

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
  const [send] = useAtlasReviewStoreMutation();
  const underReview = review === null;
  const form = useForm({
    initialValues: { reason: '' },
    schema: { reason: [...(underReview ? (['required'] as const) : []), ['max_length', 1000]] },
    onSubmit: async ({ reason }) => {
      const { error } = await send({ params: { id: division }, body: { underReview, reason } });
      if (error !== undefined) return submitFault(error);
      snackbars.show({
        text: underReview ? `${name} is under review` : `The review of ${name} is lifted`,
        tone: 'success',
      });
      onDone();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      <TextArea
        label={underReview ? 'Reason' : 'Note'}
        optional={!underReview}
        help={
          underReview
            ? 'The owners read it, by mail and in their dashboard. Say what is to be put right.'
            : 'The owners read it in the mail that tells them.'
        }
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
  const begins = store?.review === null;
  const name = store?.name ?? '';
  return (
    <FormDialog
      open={store !== null}
      onClose={onClose}
      title={begins ? `Put ${name} under review?` : `Lift the review of ${name}?`}
      description={
        begins
          ? 'Its shop shuts at once: visitors see a page that says so, and nobody can order. Its team can still look at it from the dashboard.'
          : 'Its shop is at once as open as its owners have set it.'
      }
      submitLabel={begins ? 'Put under review' : 'Lift review'}
      danger={begins}
    >
      {(id) => store !== null && <ReasonForm {...{ id, store }} onDone={onClose} />}
    </FormDialog>
  );
}
