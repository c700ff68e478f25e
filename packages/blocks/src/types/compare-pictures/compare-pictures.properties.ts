import { startShare } from './compare-pictures.limits.ts';
import { media } from '../../parts/picture.ts';
import { ratio } from '../../parts/ratio.ts';
import { number, text } from '../../read/properties.ts';

/** Properties of a block `comparePictures`. */
export const comparePicturesProperties = {
  before: media,
  beforeAlt: text,
  beforeLabel: text,
  after: media,
  afterAlt: text,
  afterLabel: text,
  caption: text,
  start: number(startShare),
  ratio,
};
