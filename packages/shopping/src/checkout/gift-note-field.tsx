import { useTexts } from '@omnis/texts/react';
import { TextArea, type Form } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { basketTexts } from '../texts/basket/index.ts';
import type { KeptNote } from './use-kept-note.ts';
import type { CheckoutValues } from './values.ts';

/** Properties of {@link GiftNoteField}. */
export interface GiftNoteFieldProps {
  readonly form: Form<CheckoutValues>;
  readonly kept: KeptNote;
  /** Left out altogether where no note came along from the basket. */
  readonly brief: boolean;
}

/** Words for the parcel, folded away until they are wanted: most orders are no presents. */
export function GiftNoteField({ form, kept, brief }: GiftNoteFieldProps): ReactElement | null {
  const t = useTexts(basketTexts);
  const field = form.field('note');
  const isWritten = form.values.note !== '';
  // Once it is there it stays: it must not fold up under somebody who empties it.
  const [cameAlong, setCameAlong] = useState(isWritten);
  if (isWritten && !cameAlong) setCameAlong(true);
  if (brief && !cameAlong) return null;
  return (
    <details className="gift" open={cameAlong || undefined}>
      <summary>{t('addGiftNote')}</summary>
      <TextArea
        label={t('giftNote')}
        optional
        rows={3}
        maxLength={500}
        help={t('giftNoteHelp')}
        {...field}
        error={field.error ?? kept.fault}
        onBlur={() => {
          field.onBlur();
          kept.onLeft();
        }}
      />
    </details>
  );
}
