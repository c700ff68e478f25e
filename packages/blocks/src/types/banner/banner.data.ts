import type { BlockTypeData } from '../../registry/block-type.ts';
import type { BlockField } from '../../registry/fields.ts';
import { iconOptions } from '../../parts/icon.tsx';
import { bannerImage } from '../../parts/picture.ts';
import { schemeField } from '../../scheme/scheme-field.ts';
import { bannerLimits } from './banner.limits.ts';

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
  { type: 'switch', key: 'primary', label: 'Main button', help: 'Filled with your brand colour.' },
];

/** Fields that banners and slides share. */
export const bannerFields: readonly BlockField[] = [
  { type: 'text', key: 'title', label: 'Title', maxLength: bannerLimits.title },
  { type: 'longText', key: 'copy', label: 'Text', maxLength: bannerLimits.copy },
  {
    type: 'select',
    key: 'media',
    label: 'Background',
    options: [
      { value: 'image', label: 'Picture' },
      { value: 'video', label: 'Film' },
      { value: 'overlay', label: 'Colour only' },
    ],
  },
  {
    type: 'image',
    key: 'image',
    label: 'Picture',
    ratioHint: '1920 × 768',
    when: { key: 'media', is: ['image'] },
  },
  {
    type: 'image',
    key: 'mobileImage',
    label: 'Picture for phones',
    help: 'An upright one; without it phones show the middle of the picture.',
    ratioHint: '1080 × 1350',
    when: { key: 'media', is: ['image'] },
  },
  {
    type: 'text',
    key: 'imageAlt',
    label: 'What the picture shows',
    help: 'For shoppers who cannot see it. Leave it empty when it is decoration.',
    when: { key: 'media', is: ['image'] },
  },
  {
    type: 'video',
    key: 'video',
    label: 'Film',
    help: 'Plays without sound and repeats.',
    when: { key: 'media', is: ['video'] },
  },
  {
    type: 'image',
    key: 'videoThumbnail',
    label: 'Picture until the film plays',
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
  { type: 'switch', key: 'primaryActions', label: 'All buttons are main buttons', group: 'design' },
  { type: 'text', key: 'badge', label: 'Badge', help: 'A word or two above the title.', maxLength: 30 },
  { type: 'number', key: 'price', label: 'Price', min: 0, step: 0.01, group: 'advanced' },
  { type: 'number', key: 'salePrice', label: 'Sale price', min: 0, step: 0.01, group: 'advanced' },
  { type: 'text', key: 'pricePrefix', label: 'Before the price', placeholder: 'From', group: 'advanced' },
  {
    type: 'select',
    key: 'align',
    label: 'Across',
    group: 'design',
    options: [
      { value: 'left', label: 'Left' },
      { value: 'center', label: 'Centre' },
      { value: 'right', label: 'Right' },
    ],
  },
  {
    type: 'select',
    key: 'verticalAlignment',
    label: 'Down',
    group: 'design',
    options: [
      { value: 'top', label: 'Top' },
      { value: 'center', label: 'Middle' },
      { value: 'bottom', label: 'Bottom' },
    ],
  },
  { type: 'font', key: 'font', label: 'Font of the title', group: 'design' },
  {
    type: 'number',
    key: 'fontScale',
    label: 'Size of the title',
    help: '1 is whole size.',
    group: 'design',
    min: 0.1,
    max: 1,
    step: 0.05,
  },
  { type: 'colour', key: 'titleColor', label: 'Colour of the title', group: 'design' },
  { type: 'colour', key: 'copyColor', label: 'Colour of the text', group: 'design' },
  {
    type: 'colour',
    key: 'overlayColor',
    label: 'Veil',
    help: 'Lies between picture and text, so that the text can be read.',
    group: 'design',
  },
  {
    type: 'colour',
    key: 'overlayColorEnd',
    label: 'Veil, other end',
    help: 'Lets the veil run into a second colour.',
    group: 'design',
  },
  {
    type: 'number',
    key: 'overlayOpacity',
    label: 'Density of the veil',
    group: 'design',
    min: 0,
    max: 1,
    step: 0.05,
  },
  {
    type: 'select',
    key: 'buttonSize',
    label: 'Size of the buttons',
    group: 'design',
    options: [
      { value: 'sm', label: 'Small' },
      { value: 'md', label: 'Medium' },
      { value: 'lg', label: 'Large' },
    ],
  },
  {
    type: 'number',
    key: 'minHeight',
    label: 'Least height',
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
    label: 'Width of the content',
    placeholder: bannerLimits.contentWidth,
    group: 'advanced',
  },
  { type: 'switch', key: 'compact', label: 'Compact', group: 'design' },
  { type: 'switch', key: 'slim', label: 'Slim', help: 'A low strip with a small title.', group: 'design' },
];

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
export const bannerData: BlockTypeData = {
  name: 'banner',
  title: 'Banner',
  description: 'A large picture or film with a title, text and buttons.',
  category: 'hero',
  size: 12,
  minSize: 12,
  defaults: bannerDefaults,
  limits: { ...bannerLimits, image: bannerImage },
  compatibility: new Set(['store', 'mail']),
  fields: [...bannerFields, schemeField],
  example: {
    properties: {
      title: 'Made to be worn for years',
      copy: 'Organic cotton, printed to order and posted without plastic.',
      image: '/images/scenes/rail-autumn',
      actions: [{ text: 'Shop the collection', href: '/collection/all/', primary: true }],
    },
  },
};
