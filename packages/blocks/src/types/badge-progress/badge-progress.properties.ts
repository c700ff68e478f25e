import { choice, records, text } from '../../read/properties.ts';

/** Properties of a block `badgeProgress`. */
export const badgeProgressProperties = {
  title: text,
  copy: text,
  badges: records,
  look: choice(['ring', 'steps'], 'ring'),
};
