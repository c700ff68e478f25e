import { media } from '../../parts/picture.ts';
import { colour } from '../../read/look-properties.ts';
import { group, icon, text } from '../../read/properties.ts';

/** Properties of a block `feature`. */
export const featureProperties = {
  title: text,
  copy: text,
  icon,
  image: media,
  action: group,
  backgroundColor: colour,
  textColor: colour,
};
