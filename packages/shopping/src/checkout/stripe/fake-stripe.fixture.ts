import type { Stripe } from '@stripe/stripe-js';
import type { StripeFieldState } from './card-value.ts';

type Tell = (state?: StripeFieldState) => void;

/** A field of a Stripe that a test plays. */
class FakeField {
  place: HTMLElement | null = null;
  destroyed = false;
  /** How often it was given the focus. */
  focused = 0;
  readonly #listeners: [string, Tell][] = [];

  on(event: string, tell: Tell): void {
    this.#listeners.push([event, tell]);
  }

  mount(place: HTMLElement): void {
    this.place = place;
  }

  focus(): void {
    this.focused += 1;
  }

  update(): void {}

  destroy(): void {
    this.destroyed = true;
  }

  tell(event: 'ready' | 'change' | 'focus' | 'blur' | 'loaderror', state?: StripeFieldState): void {
    this.#listeners.filter(([name]) => name === event).forEach(([, tell]) => tell(state));
  }
}

/** A Stripe that a test plays, with its fields by Stripe’s names of them. */
export interface FakeStripe {
  readonly stripe: Stripe;
  readonly fields: ReadonlyMap<string, FakeField>;
}

/** Makes one. @param answers - what it does beside showing fields */
export function fakeStripe(
  answers: Partial<Readonly<Record<'createPaymentMethod' | 'handleNextAction', object>>> = {},
): FakeStripe {
  const fields = new Map<string, FakeField>();
  const create = (kind: string): FakeField => {
    const field = new FakeField();
    fields.set(kind, field);
    return field;
  };
  const stripe: unknown = { elements: () => ({ create }), ...answers };
  // Safe: it has what the checkout uses of Stripe, which is a hundred times as large.
  return { stripe: stripe as Stripe, fields };
}
