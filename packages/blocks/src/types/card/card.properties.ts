import { choice, colour, icon, link, media, ratio, text } from '../../read/properties.ts';

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
