import { media } from '../../parts/picture.ts';
import { colour } from '../../read/look-properties.ts';
import { choice, flag, number, scheme } from '../../read/properties.ts';

/** Properties of a block `row`. */
export const rowProperties = {
  direction: choice(['row', 'column'], 'row'),
  reversed: flag(),
  align: choice(['start', 'center', 'end', 'stretch'], 'center'),
  spacing: number({ fallback: 24, min: 0, max: 160 }),
  scheme,
  backgroundImage: media,
  backgroundColor: colour,
  textColor: colour,
};
