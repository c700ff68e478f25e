import { group, number, records, text, textOr, wholeText } from '../../read/properties.ts';

/** Properties of a block `proBenefits`. */
export const proBenefitsProperties = {
  plan: text,
  title: text,
  copy: wholeText,
  benefits: records,
  price: number({ fallback: null, min: 0, max: 1e9 }),
  currency: textOr('GBP'),
  period: text,
  action: group,
};
