import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Field, Skeleton, VisuallyHidden } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { checkoutTexts } from '../../texts/checkout/index.ts';
import { CardFailed } from './card-failed.tsx';
import type { CardField } from './mount-card.ts';
import { useStripeCard, type StripeCardOptions, type StripeCardState } from './use-stripe-card.ts';

const Control = styled.span.withConfig({ componentId: 'shop-stripe-control' })`
  /* Twice, to weigh more than what every control of a field has. */
  &&.control {
    position: relative;
    align-items: center;
    cursor: text;
  }
  > [aria-hidden] {
    position: absolute;
    inset-inline-start: ${token('space.3')};
  }
  > [data-card] {
    flex: 1;
    min-width: 0;
    padding-inline: ${token('space.3')};
    outline: none;
    font-size: ${token('type.md')};
    /* Read by the code that tells Stripe how placeholders look. */
    caret-color: ${token('form.placeholder')};
  }
  /* The focus is in a page of Stripe’s, of which CSS here knows nothing. */
  &&[data-focused] {
    border-color: ${token('focus.color')};
    outline: 2px solid transparent;
    box-shadow: 0 0 0 1px ${token('focus.color')};
  }
  [data-invalid] &&[data-focused] {
    border-color: ${token('error.text')};
    box-shadow: 0 0 0 2px ${token('focus.color')};
  }
  /* Phones zoom into fields under 16px. */
  @media (pointer: coarse) {
    > [data-card] {
      font-size: max(16px, ${token('type.md')});
    }
  }
`;

/** A place for a field of Stripe’s, with a label and messages of ours. */
function StripeField({
  name,
  label,
  error,
  card: { state, focused, focus },
}: {
  readonly name: CardField;
  readonly label: string;
  readonly error: string | null;
  readonly card: Pick<StripeCardState, 'state' | 'focused' | 'focus'>;
}): ReactElement {
  return (
    // Nothing of ours can describe a field in another page: messages are read out when they come.
    <div aria-live="polite">
      <Field label={label} error={error}>
        {(control) => (
          <Control className="control" data-focused={focused === name ? '' : undefined}>
            <span
              {...control}
              role="group"
              aria-labelledby={`${control.id}-label`}
              data-card={name}
              tabIndex={-1}
              onFocus={({ target, currentTarget }) => {
                if (target === currentTarget) focus(name);
              }}
            />
            {state === 'loading' && <Skeleton width="45%" />}
          </Control>
        )}
      </Field>
    </div>
  );
}

/** The card, in fields of Stripe’s: what is typed goes from the browser to Stripe, and never through this page. */
export default function StripeFields(options: StripeCardOptions): ReactElement {
  const t = useTexts(checkoutTexts);
  const card = useStripeCard(options);
  const { root, state, tryAgain } = card;
  if (state === 'failed') return <CardFailed onRetry={tryAgain} />;
  const field = (name: CardField, label: string): ReactElement => (
    <StripeField {...{ name, label, card }} error={options.form.field(name).error} />
  );
  return (
    <div ref={root} className="fields" aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <VisuallyHidden>
          <span role="status">{t('cardLoading')}</span>
        </VisuallyHidden>
      )}
      {field('card.number', t('cardNumber'))}
      <div className="pair">
        {field('card.expiry', t('expiryDate'))}
        {field('card.cvc', t('securityCode'))}
      </div>
    </div>
  );
}
