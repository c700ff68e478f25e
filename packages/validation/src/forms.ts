import type { ValidationSchema } from './validate.ts';

/** The rules of the forms whose rules the spec names (storefront.md §5). */
export const formRules = {
  /** Clothes sent back for recycling. */
  remill: { email: ['required', 'email'] },
  /** The offer to subscribers. */
  subscriberOffer: { email: ['required', 'email'], firstName: 'required' },
} as const satisfies Readonly<Record<string, ValidationSchema>>;
