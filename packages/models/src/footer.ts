/** Limits of a store's footer (storefront.md §1). */
export const footerLimits = {
  /** Columns of links. */
  columns: 6,
  /** Links of a column. */
  items: 15,
  /** Characters of the small print. */
  smallPrint: 400,
} as const;

/** Names of the brands that a footer shows for each way to pay. */
const marks: Readonly<Record<string, readonly string[]>> = {
  card: ['Visa', 'Mastercard', 'American Express'],
  wallet: ['Apple Pay', 'Google Pay'],
  paypal: ['PayPal'],
  pay_later: ['Klarna'],
};

/**
 * Brands that a footer shows for the ways to pay that a store offers, in the order of the ways.
 *
 * @param methods - Ways to pay, such as `card`; an unknown one has no brand.
 * @example
 * paymentMarks(['card', 'paypal']); // ['Visa', 'Mastercard', 'American Express', 'PayPal']
 */
export const paymentMarks = (methods: readonly string[]): readonly string[] =>
  methods.flatMap((method) => marks[method] ?? []);
