import { text, wholeText } from '../../read/properties.ts';

/** Properties of a block `mailContactForm`. */
export const mailContactFormProperties = {
  contactEmail: wholeText,
  title: text,
  copy: wholeText,
  buttonText: text,
};
