import { choice, records, text } from '../../read/properties.ts';

/** Properties of a block `taglets`. */
export const tagletsProperties = {
  heading: text,
  items: records,
  align: choice(['left', 'center'], 'left'),
};
