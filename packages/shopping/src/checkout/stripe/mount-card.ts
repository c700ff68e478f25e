import type { Stripe, StripeCardNumberElement, StripeElementStyle } from '@stripe/stripe-js';
import type { CardValues } from '../values.ts';
import type { StripeFieldState } from './card-value.ts';

/** A field of a card, by its name in the form. */
export type CardField = keyof CardValues;

/** Callbacks for the fields that were mounted. */
export interface CardListener {
  readonly onChange: (field: CardField, state: StripeFieldState) => void;
  readonly onFocus: (field: CardField) => void;
  readonly onBlur: (field: CardField) => void;
  /** All of them can be typed into. */
  readonly onReady: () => void;
  readonly onFailed: () => void;
}

/** Stripe’s fields in their places. */
export interface MountedCard {
  readonly number: StripeCardNumberElement;
  readonly focus: (field: CardField) => void;
  readonly destroy: () => void;
}

/** Common methods of the three kinds of field. */
interface CardElement {
  mount(place: HTMLElement): void;
  focus(): void;
  destroy(): void;
  update(options: { style: StripeElementStyle }): void;
  on(event: 'change', tell: (state: StripeFieldState) => void): unknown;
  on(event: 'ready', tell: () => void): unknown;
  on(event: 'focus', tell: () => void): unknown;
  on(event: 'blur', tell: () => void): unknown;
}

/** How text looks in a place of the form: the fields are pages of Stripe’s, which know nothing of the theme. */
function styleAt(place: HTMLElement): StripeElementStyle {
  // The colour of placeholders comes as that of the caret, of which the place itself has none.
  const { color, caretColor, fontFamily, fontSize } = getComputedStyle(place);
  const text = { color, fontFamily, fontSize, iconColor: color };
  return { base: { ...text, '::placeholder': { color: caretColor } }, invalid: text };
}

/** Tells whether Stripe's element in a place has the focus. */
function hasFocusInside(place: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement !== place && place.contains(activeElement);
}

/**
 * Puts Stripe’s fields into their places, marked by `data-card`, in the look that these have, also when that changes.
 *
 * @throws when a place is missing
 */
export function mountCard(
  stripe: Stripe,
  box: HTMLElement,
  {
    hints,
    ...listener
  }: CardListener & { readonly hints: { readonly expiry: string; readonly cvc: string } },
): MountedCard {
  const placeOf = (field: CardField): HTMLElement => {
    const place = box.querySelector<HTMLElement>(`[data-card="${field}"]`);
    if (place === null) throw new Error(`There is no place for ${field}`);
    return place;
  };
  const style = styleAt(placeOf('card.number'));
  const elements = stripe.elements();
  const number = elements.create('cardNumber', {
    style,
    showIcon: true,
    disableLink: true,
    placeholder: '1234 1234 1234 1234',
  });
  const fields: Readonly<Record<CardField, CardElement>> = {
    'card.number': number,
    'card.expiry': elements.create('cardExpiry', { style, placeholder: hints.expiry }),
    'card.cvc': elements.create('cardCvc', { style, placeholder: hints.cvc }),
  };
  number.on('loaderror', listener.onFailed);
  const waiting = new Set<string>(Object.keys(fields));
  const mount = (field: CardField): void => {
    const element = fields[field];
    const place = placeOf(field);
    let said = '';
    element.on('change', (state) => {
      const says = JSON.stringify([state.empty, state.complete, state.error?.message]);
      // A field that is left may tell again what it has told. Nothing was typed, so what stands at it stays: a button
      // that is pressed would move from under the pointer.
      if (says === said && !hasFocusInside(place)) return;
      said = says;
      listener.onChange(field, state);
    });
    element.on('focus', () => listener.onFocus(field));
    element.on('blur', () => listener.onBlur(field));
    element.on('ready', () => {
      if (waiting.delete(field) && waiting.size === 0) listener.onReady();
    });
    element.mount(place);
  };
  const all: readonly CardField[] = ['card.number', 'card.expiry', 'card.cvc'];
  all.forEach(mount);
  const restyle = (): void =>
    all.forEach((field) => fields[field].update({ style: styleAt(placeOf(field)) }));
  // Light and dark: chosen in the shop, or by the system.
  const observer = new MutationObserver(restyle);
  observer.observe(document.documentElement, { attributes: true });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', restyle);
  // Where colours move from one to the other, as they do by the rule for reduced motion, the last one counts.
  const onMoved = ({ propertyName }: TransitionEvent): void => {
    if (propertyName === 'color') restyle();
  };
  box.addEventListener('transitionend', onMoved);
  return {
    number,
    focus: (field) => fields[field].focus(),
    destroy: () => {
      observer.disconnect();
      dark.removeEventListener('change', restyle);
      box.removeEventListener('transitionend', onMoved);
      all.forEach((field) => fields[field].destroy());
    },
  };
}
