import { frameHeight } from './iframe.limits.ts';
import { choice, flag, number, text } from '../../read/properties.ts';

/** Properties of a block `iframe`. */
export const iframeProperties = {
  /** Which of the two following ones counts. */
  from: choice(['address', 'code'], 'address'),
  src: text,
  code: text,
  title: text,
  height: number(frameHeight),
  framed: flag(),
};
