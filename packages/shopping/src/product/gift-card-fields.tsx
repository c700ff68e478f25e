import { useTexts } from '@omnis/texts/react';
import { TextArea, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { FieldsRoot } from './fields-root.ts';
import { recipientFieldId, type GiftCardRecipient } from './gift-card-recipient.ts';
import { giftCardTexts } from '../texts/gift-cards/index.ts';

/** Properties of {@link GiftCardFields}. */
export interface GiftCardFieldsProps {
  readonly product: number;
  readonly recipient: GiftCardRecipient;
  /** Faults reported by the shop, by field name. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (field: keyof GiftCardRecipient, value: string) => void;
}

/** For whom a gift card is. All of it may be left out: then it goes to the buyer. */
export function GiftCardFields({ product, recipient, faults, onChange }: GiftCardFieldsProps): ReactElement {
  const t = useTexts(giftCardTexts);
  const look = (field: keyof GiftCardRecipient) => ({
    id: recipientFieldId(product, field),
    optional: true,
    value: recipient[field],
    error: faults[field] ?? null,
    onValueChange: (value: string) => onChange(field, value),
  });
  return (
    <FieldsRoot className="group">
      <legend>{t('forWhom')}</legend>
      <TextField
        label={t('recipientEmail')}
        type="email"
        help={t('recipientHelp')}
        autoComplete="off"
        maxLength={254}
        {...look('email')}
      />
      <TextField label={t('recipientName')} autoComplete="off" maxLength={80} {...look('name')} />
      <TextArea
        label={t('message')}
        help={t('messageHelp')}
        rows={3}
        autoComplete="off"
        maxLength={500}
        {...look('message')}
      />
    </FieldsRoot>
  );
}
