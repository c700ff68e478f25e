import { text } from '../../read/properties.ts';

/** Properties of a block `splitTestVariation`. */
export const splitTestVariationProperties = {
  name: text,
};
