import { ratio } from '../../parts/ratio.ts';
import { colour } from '../../read/look-properties.ts';
import { icon, link, text } from '../../read/properties.ts';

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
