import { media } from '../../parts/picture.ts';
import { ratio } from '../../parts/ratio.ts';
import { choice, text } from '../../read/properties.ts';

/** Properties of a block `youtube`. */
export const youtubeProperties = {
  video: text,
  image: media,
  imageAlt: text,
  title: text,
  copy: text,
  badge: text,
  ratio,
  textAlign: choice(['left', 'center', 'right'], 'left'),
  videoThumbnail: media,
};
