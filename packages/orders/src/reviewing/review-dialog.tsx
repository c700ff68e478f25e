import { submitFault, useOrdersReviewMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { FileDrop, FormDialog, FormStack, TextArea, TextField, useForm } from '@omnis/ui';
import { snackbars } from '@omnis/shop-kit';
import { productTexts } from '@omnis/shopping';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import type { Reviewable } from './order-reviews.tsx';
import { readReviewDraft, storeReviewDraft } from './review-draft.ts';
import { usePictures } from './use-pictures.ts';
import { StarChoice } from './star-choice.tsx';

/** Pictures in one review. */
const mostPictures = 4;
/** Largest file, in bytes. */
const largestPicture = 20 * 1024 * 1024;

/** Properties of {@link ReviewDialog}. */
export interface ReviewDialogProps {
  readonly orderHash: string;
  readonly product: Reviewable;
  /** How the buyer is called unless they say otherwise. */
  readonly author: string;
  /** Gets the focus once it is sent: what opened the dialog goes. */
  readonly sentFocus: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks the buyer of a product what they think of it. What they have written stays in their tab until it is sent. */
export default function ReviewDialog({
  orderHash,
  product,
  author,
  sentFocus,
  open,
  onOpenChange,
}: ReviewDialogProps): ReactElement {
  const t = useTexts(productTexts);
  const [send] = useOrdersReviewMutation();
  const pictures = usePictures(t, mostPictures);
  const [isSent, setSent] = useState(false);
  const { productId } = product;
  const [initialValues] = useState(() => {
    const {
      rating = '',
      title = '',
      body = '',
      author: by = author,
    } = readReviewDraft({ orderHash, productId });
    return { rating, title, body, author: by };
  });
  const close = (): void => onOpenChange(false);
  const form = useForm({
    initialValues,
    schema: {
      rating: ['required'],
      title: [['max_length', 120]],
      body: ['required', ['min_length', 10], ['max_length', 4000]],
      author: ['required', ['max_length', 60]],
    },
    onSubmit: async ({ rating, ...words }) => {
      if (pictures.isBusy) return { message: t('picturesBusy') };
      if (pictures.hasFailed) return { message: t('picturesFailed') };
      const body = {
        productId,
        rating: Number(rating),
        ...words,
        pictures: pictures.ids(),
      };
      const { error } = await send({ params: { orderHash }, body });
      if (error !== undefined) return submitFault(error);
      snackbars.show({ text: t('thanksReview'), tone: 'success' });
      setSent(true);
      storeReviewDraft({ orderHash, productId }, null);
      close();
      return undefined;
    },
  });
  const { values, dirty } = form;
  const isKept = useRef(false);
  useEffect(() => {
    // A draft kept once is also kept when it has been emptied.
    if (isSent || (!isKept.current && !dirty)) return;
    isKept.current = true;
    storeReviewDraft({ orderHash, productId }, { ...values });
  }, [values, dirty, isSent, orderHash, productId]);
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('reviewOf', { name: product.name })}
      submitLabel={t('sendReview')}
      finalFocus={isSent ? sentFocus : undefined}
    >
      {(id) => (
        <FormStack id={id} form={form}>
          <StarChoice {...form.field('rating')} />
          <TextField label={t('fewWords')} optional maxLength={120} {...form.field('title')} />
          <TextArea
            label={t('yourReview')}
            required
            rows={5}
            maxLength={4000}
            help={t('reviewHelp')}
            {...form.field('body')}
          />
          <FileDrop
            label={t('reviewPictures')}
            optional
            help={t('reviewPicturesHelp', { most: mostPictures })}
            accept=".jpg,.jpeg,.png,.webp"
            maxSize={largestPicture}
            multiple
            {...pictures.drop}
          />
          <TextField
            label={t('yourName')}
            required
            maxLength={60}
            help={t('nameHelp')}
            {...form.field('author')}
          />
        </FormStack>
      )}
    </FormDialog>
  );
}
