import { text } from '../../read/properties.ts';

/** Properties of a block `splitTest`. */
export const splitTestProperties = {
  test: text,
};
