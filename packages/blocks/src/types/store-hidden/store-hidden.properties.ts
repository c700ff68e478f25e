import { group, text, wholeText } from '../../read/properties.ts';

/** Properties of a block `storeHidden`. */
export const storeHiddenProperties = {
  title: text,
  copy: wholeText,
  action: group,
};
