import { flag, group, html, records, scheme, text } from '../../read/properties.ts';

/** Properties of a block `expandable`. */
export const expandableProperties = {
  heading: text,
  question: text,
  answer: html,
  questions: records,
  open: flag(),
  exclusive: flag(),
  boxed: flag(),
  faq: flag(true),
  meta: group,
  scheme,
};
