import type { CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { TextField, type Form } from '@omnis/ui';
import { Chunk, lazyChunk, useHydrated, useIsOn } from '@omnis/shop-kit';
import { LockKeyhole } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { formatCardNumber, formatExpiry } from './card.ts';
import { CardBones } from './stripe/card-bones.tsx';
import { CardFailed } from './stripe/card-failed.tsx';
import type { StripeCard } from './stripe/stripe-card.ts';
import { TestCards } from './test-cards.tsx';
import type { CardValues } from './values.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';

// A reload would lose everything typed at the checkout.
const StripeFields = lazyChunk(() => import('./stripe/stripe-fields.tsx'), { reloads: false });

/** Processor that takes the money of a checkout. */
export type PaymentBy = CallAnswer<'checkout.quote'>['payment'];

/** Properties of {@link CardFields}. */
export interface CardFieldsProps {
  readonly form: Pick<Form<CardValues>, 'field' | 'setValues'>;
  /** Undefined until the server has said it: nobody may type a card before. */
  readonly payment: PaymentBy | undefined;
  /** The server could not say it: nothing is on its way, which is said beside what asks again. */
  readonly failed?: boolean;
  /** Told of the card that Stripe has. */
  readonly onCard: (card: StripeCard | null) => void;
}

/** The fields of the test processor, which takes no card that is somebody’s. */
function TestCardFields({ form }: Pick<CardFieldsProps, 'form'>): ReactElement {
  const t = useTexts(checkoutTexts);
  const number = form.field('card.number');
  const expiry = form.field('card.expiry');
  const cvc = form.field('card.cvc');
  return (
    <div className="fields">
      <TestCards onChoose={form.setValues} />
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

/** The card. Its number goes to the processor alone, never with the order. */
export function CardFields({ form, payment, failed = false, onCard }: CardFieldsProps): ReactElement | null {
  const t = useTexts(checkoutTexts);
  const takesCards = useIsOn('stripe');
  const hydrated = useHydrated();
  const [isMissing, setMissing] = useState(false);
  const isOff = payment !== undefined && !payment.methods.includes('card');
  if (!takesCards || isOff) return <p className="fault">{t('cardsOff')}</p>;
  if (failed && payment === undefined) return null;
  const { processor, publishableKey = null } = payment ?? {};
  const isTest = processor === 'test';
  if (isTest || publishableKey === null || !hydrated)
    return (
      <div className="fields">
        <noscript>
          <p className="fault">{t('cardNeedsScripts')}</p>
        </noscript>
        {isTest ? <TestCardFields form={form} /> : <CardBones />}
      </div>
    );
  if (isMissing) return <CardFailed onRetry={() => setMissing(false)} />;
  return (
    <Chunk silent onMissing={() => setMissing(true)} waiting={<CardBones />}>
      <StripeFields {...{ form, publishableKey, onCard }} />
    </Chunk>
  );
}
