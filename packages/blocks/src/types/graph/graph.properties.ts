import { graphKinds } from './graph.limits.ts';
import { choice, records, text } from '../../read/properties.ts';

/** Properties of a block `graph`. */
export const graphProperties = {
  title: text,
  copy: text,
  chartType: choice(graphKinds, 'bar'),
  points: records,
  prefix: text,
  unit: text,
  source: text,
};
