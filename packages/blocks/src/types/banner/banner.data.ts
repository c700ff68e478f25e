import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import type { BlockField } from '../../registry/fields.ts';
import { iconOptions } from '../../parts/icon-options.ts';
import { bannerImage } from '../../parts/picture.ts';
import { schemeField } from '../../scheme/scheme-field.ts';
import { bannerLimits } from './banner.limits.ts';
import { bannerProperties } from './banner.properties.ts';

/** Fields of one action, for banners, slides and the like. */
export const actionFields: readonly BlockField[] = [
  { type: 'text', key: 'text', label: 'Text', rules: ['required'], maxLength: 30 },
  {
    type: 'link',
    key: 'href',
    label: 'Link',
    rules: ['required'],
    help: 'A page of your shop, a web address, or an @action.',
  },
  {
    type: 'select',
    key: 'target',
    label: 'Opens',
    group: 'advanced',
    options: [
      { value: '', label: 'In the same tab' },
      { value: '_blank', label: 'In a new tab' },
    ],
  },
  { type: 'select', key: 'icon', label: 'Icon', group: 'advanced', options: iconOptions },
  { type: 'switch', key: 'primary', label: 'Primary button', help: 'Filled with your brand colour.' },
];

/** Fields that banners and slides share. */
export const bannerFields = [
  { type: 'text', key: 'title', label: 'Title', maxLength: bannerLimits.title },
  { type: 'longText', key: 'copy', label: 'Text', maxLength: bannerLimits.copy },
  {
    type: 'select',
    key: 'media',
    label: 'Background',
    options: optionsOf(bannerProperties.media, { image: 'Image', video: 'Video', overlay: 'Colour only' }),
  },
  {
    type: 'image',
    key: 'image',
    label: 'Image',
    ratioHint: '1920 × 768',
    when: { key: 'media', is: ['image'] },
  },
  {
    type: 'image',
    key: 'mobileImage',
    label: 'Image for phones',
    help: 'Use an upright image. Without one, phones show the middle of the main image.',
    ratioHint: '1080 × 1350',
    when: { key: 'media', is: ['image'] },
  },
  {
    type: 'text',
    key: 'imageAlt',
    label: 'Image description',
    help: 'For shoppers who can’t see it. Leave it empty if the image is decorative.',
    when: { key: 'media', is: ['image'] },
  },
  {
    type: 'video',
    key: 'video',
    label: 'Video',
    help: 'Plays without sound and repeats.',
    when: { key: 'media', is: ['video'] },
  },
  {
    type: 'image',
    key: 'videoThumbnail',
    label: 'Image until the video plays',
    when: { key: 'media', is: ['video'] },
  },
  {
    type: 'list',
    key: 'actions',
    label: 'Buttons',
    itemLabel: 'Button',
    max: 2,
    fields: actionFields,
    newItem: { text: 'Shop now', href: '/collection/all/', primary: false },
  },
  { type: 'switch', key: 'primaryActions', label: 'Make all buttons primary', group: 'design' },
  { type: 'text', key: 'badge', label: 'Badge', help: 'A word or two above the title.', maxLength: 30 },
  { type: 'number', key: 'price', label: 'Price', min: 0, step: 0.01, group: 'advanced' },
  { type: 'number', key: 'salePrice', label: 'Sale price', min: 0, step: 0.01, group: 'advanced' },
  { type: 'text', key: 'pricePrefix', label: 'Before the price', placeholder: 'From', group: 'advanced' },
  {
    type: 'select',
    key: 'align',
    label: 'Horizontal alignment',
    group: 'design',
    options: optionsOf(bannerProperties.align, { left: 'Left', center: 'Centre', right: 'Right' }),
  },
  {
    type: 'select',
    key: 'verticalAlignment',
    label: 'Vertical alignment',
    group: 'design',
    options: optionsOf(bannerProperties.verticalAlignment, {
      top: 'Top',
      center: 'Middle',
      bottom: 'Bottom',
    }),
  },
  { type: 'font', key: 'font', label: 'Title font', group: 'design' },
  {
    type: 'number',
    key: 'fontScale',
    label: 'Title size',
    help: '1 is full size.',
    group: 'design',
    min: 0.1,
    max: 1,
    step: 0.05,
  },
  { type: 'colour', key: 'titleColor', label: 'Title colour', group: 'design' },
  { type: 'colour', key: 'copyColor', label: 'Text colour', group: 'design' },
  {
    type: 'colour',
    key: 'overlayColor',
    label: 'Overlay colour',
    help: 'Covers the image so that the text is easy to read.',
    group: 'design',
  },
  {
    type: 'colour',
    key: 'overlayColorEnd',
    label: 'Overlay end colour',
    help: 'Fades the overlay into a second colour.',
    group: 'design',
  },
  {
    type: 'number',
    key: 'overlayOpacity',
    label: 'Overlay opacity',
    group: 'design',
    min: 0,
    max: 1,
    step: 0.05,
  },
  {
    type: 'select',
    key: 'buttonSize',
    label: 'Button size',
    group: 'design',
    options: optionsOf(bannerProperties.buttonSize, { sm: 'Small', md: 'Medium', lg: 'Large' }),
  },
  {
    type: 'number',
    key: 'minHeight',
    label: 'Minimum height',
    unit: 'px',
    min: 120,
    max: 1200,
    step: 10,
    group: 'advanced',
  },
  {
    type: 'text',
    key: 'mobileHeight',
    label: 'Height on phones',
    placeholder: bannerLimits.mobileHeight,
    group: 'advanced',
  },
  {
    type: 'text',
    key: 'contentWidth',
    label: 'Content width',
    placeholder: bannerLimits.contentWidth,
    group: 'advanced',
  },
  { type: 'switch', key: 'compact', label: 'Compact', group: 'design' },
  { type: 'switch', key: 'slim', label: 'Slim', help: 'A low strip with a small title.', group: 'design' },
] as const satisfies readonly BlockField[];

/** Defaults that banners and slides share. */
export const bannerDefaults = {
  title: '',
  copy: '',
  primaryActions: false,
  media: 'image',
  align: 'left',
  verticalAlignment: 'center',
  buttonSize: 'lg',
  minHeight: bannerLimits.minHeight,
  contentWidth: bannerLimits.contentWidth,
  actions: [],
};

/** A picture or film across the page with a title, text and buttons (storefront.md §3, §9 Banner). */
export const bannerData = dataOf({
  name: 'banner',
  title: 'Banner',
  description: 'A large image or video with a title, text and buttons.',
  category: 'hero',
  size: 12,
  minSize: 12,
  defaults: bannerDefaults,
  limits: { ...bannerLimits, image: bannerImage },
  compatibility: new Set(['store', 'mail']),
  properties: bannerProperties,
  fields: [...bannerFields, schemeField],
  example: {
    properties: {
      title: 'Made to be worn for years',
      copy: 'Organic cotton, printed to order and posted without plastic.',
      image: '/images/scenes/rail-autumn',
      actions: [{ text: 'Shop the collection', href: '/collection/all/', primary: true }],
    },
  },
});
