import { choice, link, text } from '../../read/properties.ts';

/** Properties of a block `interactions`. */
export const interactionsProperties = {
  title: text,
  href: link,
  align: choice(['left', 'center', 'right'], 'left'),
};
