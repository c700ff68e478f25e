import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import type { Form } from '@omnis/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { emptyCard, type CardValues } from '../values.ts';
import { checkoutTexts } from '../../texts/checkout/index.ts';
import { stripeValue } from './card-value.ts';
import { mountCard, type CardField, type MountedCard } from './mount-card.ts';
import { openStripe, reportNoStripe } from './open-stripe.ts';
import { stripeCard, type StripeCard } from './stripe-card.ts';

/** Milliseconds after which it is said that Stripe.js does not come (platform.md §9 script load timeout). */
const scriptPatience = 5000;

/** Milliseconds after which fields that have not come are given up. */
const patience = 20_000;

/** Connects the card of a form to Stripe’s fields. */
export interface StripeCardOptions {
  readonly form: Pick<Form<CardValues>, 'field' | 'setValues'>;
  readonly publishableKey: string;
  /** Told of the card once it can be typed in, and with null when it cannot any more. */
  readonly onCard: (card: StripeCard | null) => void;
}

/** Stripe’s fields as they stand. */
export interface StripeCardState {
  /** For what holds the places. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly state: 'loading' | 'ready' | 'failed';
  /** The field that has the focus: inside of another page, which CSS does not see. */
  readonly focused: CardField | null;
  readonly focus: (field: CardField) => void;
  readonly tryAgain: () => void;
}

/** Loads Stripe.js, and has its fields fill the form with what may be known of them. */
export function useStripeCard({ form, publishableKey, onCard }: StripeCardOptions): StripeCardState {
  const t = useTexts(checkoutTexts);
  const root = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedCard>(null);
  const [state, setState] = useState<StripeCardState['state']>('loading');
  const [focused, setFocused] = useState<CardField | null>(null);
  const [tries, setTries] = useState(0);
  const now = useRef({ form, onCard, t });
  useEffect(() => {
    now.current = { form, onCard, t };
  });
  const { locale } = t;
  const tryAgain = (): void => {
    setState('loading');
    setTries((before) => before + 1);
  };

  useEffect(() => {
    let isGone = false;
    let isLate = false;
    const end = (): void => {
      isGone = true;
      clearTimeout(scriptTimer);
      clearTimeout(timer);
      mounted.current?.destroy();
      mounted.current = null;
      now.current.onCard(null);
    };
    const fail = (): void => {
      if (isGone) return;
      end();
      setState('failed');
    };
    const scriptTimer = setTimeout(() => {
      isLate = true;
      setState('failed');
      reportNoStripe(new Error('Stripe.js does not come'));
    }, scriptPatience);
    const timer = setTimeout(fail, patience);
    const begin = async (): Promise<void> => {
      const stripe = await openStripe(publishableKey, locale);
      clearTimeout(scriptTimer);
      if (isGone) return;
      // It has come after all: the fields take the place of the message by themselves.
      if (isLate) return tryAgain();
      if (root.current === null) return;
      now.current.form.setValues(emptyCard);
      const card = mountCard(stripe, root.current, {
        hints: { expiry: now.current.t('expiryHint'), cvc: now.current.t('cvcHint') },
        onChange: (field, change) =>
          now.current.form.field(field).onValueChange(stripeValue(change, randomUuid())),
        onFocus: setFocused,
        onBlur: (field) => {
          setFocused((before) => (before === field ? null : before));
          now.current.form.field(field).onBlur();
        },
        onReady: () => {
          if (isGone) return;
          clearTimeout(timer);
          setState('ready');
          now.current.onCard(stripeCard(now.current.t, stripe, card.number));
        },
        onFailed: fail,
      });
      mounted.current = card;
    };
    begin().catch(fail);
    return end;
  }, [publishableKey, locale, tries]);

  return {
    root,
    state,
    focused,
    focus: (field) => mounted.current?.focus(field),
    tryAgain,
  };
}
