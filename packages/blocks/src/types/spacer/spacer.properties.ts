import { ratio } from '../../parts/ratio.ts';

/** Properties of a block `spacer`. */
export const spacerProperties = {
  ratio,
};
