import { useTexts } from '@omnis/texts/react';
import { TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { checkoutTexts } from '../texts/checkout/index.ts';
import type { Checkout } from './use-checkout.ts';

const words = {
  none: 'vatNumberHelp',
  reverse: 'vatNumberReverse',
  charged: 'vatNumberCharged',
  invalid: 'vatNumberInvalid',
  unchecked: 'vatNumberUnchecked',
} as const;

/** The VAT number of a business, with what is made of it; nothing where it would change nothing. */
export function BusinessField({ form, quote }: Pick<Checkout, 'form' | 'quote'>): ReactElement | null {
  const t = useTexts(checkoutTexts);
  if (!quote?.business.asked) return null;
  const field = form.field('vatNumber');
  const { state } = quote.business;
  const isWrong = state === 'invalid' && field.value.trim() !== '';
  return (
    <>
      <TextField
        label={t('vatNumber')}
        optional
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...field}
        help={isWrong ? undefined : t(words[field.value.trim() === '' ? 'none' : state])}
        error={field.error ?? (isWrong ? t('vatNumberInvalid') : null)}
      />
      <div className="unseen" role="status">
        {field.value.trim() === '' ? '' : t(words[state])}
      </div>
    </>
  );
}
