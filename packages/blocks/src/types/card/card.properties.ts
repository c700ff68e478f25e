import { media } from '../../parts/picture.ts';
import { ratio } from '../../parts/ratio.ts';
import { colour } from '../../read/look-properties.ts';
import { choice, icon, link, text } from '../../read/properties.ts';

/** Properties of a block `card`. */
export const cardProperties = {
  image: media,
  imageAlt: text,
  eyebrow: text,
  title: text,
  copy: text,
  href: link,
  buttonText: text,
  icon,
  ratio,
  align: choice(['left', 'center'], 'left'),
  backgroundColor: colour,
  textColor: colour,
};
