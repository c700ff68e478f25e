import { ratioOptions } from '../../parts/ratio.ts';
import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { filmRatio } from './youtube.limits.ts';
import { youtubeProperties } from './youtube.properties.ts';

/**
 * A film on YouTube (storefront.md §3: size 6, video, and other pod-like properties). Nothing is asked of YouTube
 * before the shopper plays it, so its picture is one of the shop's.
 */
export const youtubeData = dataOf({
  name: 'youtube',
  title: 'YouTube video',
  description: 'A YouTube video that loads when a shopper plays it.',
  category: 'media',
  size: 6,
  minSize: 3,
  defaults: {
    video: '',
    title: '',
    copy: '',
    image: '',
    imageAlt: '',
    badge: '',
    ratio: String(filmRatio),
    textAlign: 'left',
  },
  limits: { ratio: filmRatio },
  compatibility: new Set(['store']),
  properties: youtubeProperties,
  fields: [
    {
      type: 'text',
      key: 'video',
      label: 'Video',
      help: 'Its link, as YouTube shows it under “Share”.',
      placeholder: 'https://youtu.be/…',
      rules: ['required'],
    },
    {
      type: 'image',
      key: 'image',
      label: 'Image until it plays',
      help: 'Use your own image. An image from YouTube would tell YouTube who visits you.',
      ratioHint: '16:9',
    },
    {
      type: 'text',
      key: 'imageAlt',
      label: 'Image description',
      help: 'Leave it empty if the title already says it.',
    },
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    { type: 'text', key: 'badge', label: 'Badge', placeholder: '2 minutes', maxLength: 24 },
    {
      type: 'select',
      key: 'ratio',
      label: 'Shape',
      group: 'design',
      options: [{ value: String(filmRatio), label: 'Widescreen, 16:9' }, ...ratioOptions],
    },
    {
      type: 'select',
      key: 'textAlign',
      label: 'Text alignment',
      group: 'design',
      options: optionsOf(youtubeProperties.textAlign, { left: 'Left', center: 'Centre', right: 'Right' }),
    },
  ],
  example: { properties: { title: 'Your film', image: '/images/scenes/rail-autumn' } },
});
