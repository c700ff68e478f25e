import { html } from '../../read/properties.ts';

/** Properties of a block `html`. */
export const htmlProperties = {
  html,
};
