import { textParts, useTexts } from '@omnis/texts/react';
import { Checkbox, type Form } from '@omnis/ui';
import type { ReactElement } from 'react';
import { checkoutTexts } from '../texts/checkout/index.ts';

/** A form with the tick. */
interface AgreedValues {
  readonly agreedTerms: boolean;
}

/** Properties of {@link TermsTick}. */
export interface TermsTickProps {
  readonly form: Pick<Form<AgreedValues>, 'check'>;
  /** Where the terms stand. */
  readonly page: string;
}

/** The tick by which the shopper agrees to the terms; they open beside the checkout, which keeps what is typed. */
export function TermsTick({ form, page }: TermsTickProps): ReactElement {
  const t = useTexts(checkoutTexts);
  const link = (
    <a href={page} target="_blank" rel="noopener noreferrer">
      {t('termsOfShop')}
    </a>
  );
  return (
    <Checkbox
      label={<span>{textParts(t, 'agreeToTerms', { link })}</span>}
      required
      {...form.check('agreedTerms')}
    />
  );
}
