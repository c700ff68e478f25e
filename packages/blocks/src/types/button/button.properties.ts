import { choice, flag, icon, link, text } from '../../read/properties.ts';

/** Properties of a block `button`. */
export const buttonProperties = {
  text,
  href: link,
  primary: flag(),
  icon,
  iconPosition: choice(['left', 'right'], 'left'),
  align: choice(['left', 'center', 'right'], 'left'),
  fill: flag(),
  target: choice(['', '_blank'], ''),
};
