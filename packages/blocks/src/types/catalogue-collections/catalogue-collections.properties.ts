import { ratio } from '../../parts/ratio.ts';
import { number, text } from '../../read/properties.ts';
import { collectionLimits } from './catalogue-collections.limits.ts';

/** Properties of a block `catalogueCollections`. */
export const catalogueCollectionsProperties = {
  title: text,
  limit: number(collectionLimits),
  ratio,
};
