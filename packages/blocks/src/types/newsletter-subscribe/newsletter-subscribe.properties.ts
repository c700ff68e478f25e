import { colour } from '../../read/look-properties.ts';
import { text, wholeText } from '../../read/properties.ts';

/** Properties of a block `newsletterSubscribe`. */
export const newsletterSubscribeProperties = {
  title: text,
  copy: wholeText,
  buttonText: text,
  smallPrint: text,
  mailingList: text,
  backgroundColor: colour,
  textColor: colour,
};
