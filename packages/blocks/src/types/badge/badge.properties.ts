import { flag, link, select, text } from '../../read/properties.ts';

/** Properties of a block `badge`. */
export const badgeProperties = {
  code: select(''),
  title: text,
  unlocked: flag(),
  copy: text,
  href: link,
};
