import { ratio } from '../../read/properties.ts';

/** Properties of a block `spacer`. */
export const spacerProperties = {
  ratio,
};
