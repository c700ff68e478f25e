import { choice, flag, text } from '../../read/properties.ts';

/** Properties of a block `socials`. */
export const socialsProperties = {
  title: text,
  tiktok: text,
  twitter: text,
  youtube: text,
  facebook: text,
  linkedin: text,
  instagram: text,
  showNames: flag(),
  look: choice(['plain', 'outline', 'filled'], 'outline'),
  align: choice(['left', 'center', 'right'], 'center'),
};
