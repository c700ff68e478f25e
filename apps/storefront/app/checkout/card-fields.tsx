import { TextField, type Form } from '@omnis/ui';
import { LockKeyhole } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIsOn } from '../features/use-is-on.ts';
import { formatCardNumber, formatExpiry } from './card.ts';
import { TestCards } from './test-cards.tsx';
import type { CardValues } from './values.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** The card. Its number goes to the processor alone, never with the order. */
export function CardFields({
  form,
  testing,
}: {
  readonly form: Pick<Form<CardValues>, 'field' | 'setValues'>;
  readonly testing: boolean;
}): ReactElement {
  const t = useTexts(checkoutTexts);
  const takesCards = useIsOn('stripe');
  if (!takesCards) return <p className="fault">{t('cardsOff')}</p>;
  const number = form.field('card.number');
  const expiry = form.field('card.expiry');
  const cvc = form.field('card.cvc');
  return (
    <div className="fields">
      {testing && <TestCards onChoose={form.setValues} />}
      <TextField
        label={t('cardNumber')}
        required
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        suffix={<LockKeyhole aria-hidden="true" />}
        {...number}
        onValueChange={(text) => number.onValueChange(formatCardNumber(text))}
      />
      <div className="pair">
        <TextField
          label={t('expiryDate')}
          required
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t('expiryHint')}
          {...expiry}
          onValueChange={(text) => expiry.onValueChange(formatExpiry(text, expiry.value))}
        />
        <TextField
          label={t('securityCode')}
          required
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={t('cvcHint')}
          maxLength={4}
          {...cvc}
          onValueChange={(text) => cvc.onValueChange(text.replace(/\D/g, ''))}
        />
      </div>
    </div>
  );
}
