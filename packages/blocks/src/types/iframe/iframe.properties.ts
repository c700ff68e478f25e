import { frameHeight } from './iframe.limits.ts';
import { flag, number, text } from '../../read/properties.ts';

/** Properties of a block `iframe`. */
export const iframeProperties = {
  src: text,
  title: text,
  height: number(frameHeight),
  framed: flag(),
};
