import { choice, html, number, scheme, text, texts } from '../../read/properties.ts';

/** Properties of a block `textBlock`. */
export const textBlockProperties = {
  title: text,
  subTitle: text,
  html,
  paragraphs: texts,
  align: choice(['left', 'center'], 'left'),
  truncateHeight: number({ fallback: null, min: 60, max: 2000 }),
  scheme,
};
