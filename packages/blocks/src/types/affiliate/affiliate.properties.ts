import { group, text, wholeText } from '../../read/properties.ts';

/** Properties of a block `affiliate`. */
export const affiliateProperties = {
  title: text,
  copy: wholeText,
  link: wholeText,
  action: group,
  terms: text,
};
