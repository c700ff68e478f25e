import { colour, icon, link, ratio, text } from '../../read/properties.ts';

/** Properties of a block `action`. */
export const actionProperties = {
  title: text,
  copy: text,
  icon,
  href: link,
  ratio,
  backgroundColor: colour,
  textColor: colour,
};
