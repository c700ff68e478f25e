import { iconOptions } from '../../parts/icon.tsx';
import { ratioOptions } from '../../parts/ratio.ts';
import { shadowOptions } from '../../parts/shadow.ts';
import type { BlockTypeData } from '../../registry/block-type.ts';

/** Limits of pods (storefront.md §5, §9). */
export const podLimits = {
  /** Sizes of the title, smallest and largest. */
  textSize: { min: 0, max: 4, fallback: 1 },
  /** Lines of the copy on small screens. */
  copyLines: 10,
} as const;

/** Keys that a pod's buttonStyle may have (storefront.md §5). */
export const podButtonKeys = ['textColor', 'backgroundColor', 'borderColor', 'borderRadius', 'fill'] as const;

/** A picture with a caption that leads somewhere; shop owners know it as Content (storefront.md §3). */
export const podData: BlockTypeData = {
  name: 'pod',
  title: 'Content',
  description: 'A picture or film with a caption that leads somewhere.',
  category: 'media',
  size: 3,
  minSize: 3,
  defaults: {
    title: '',
    copy: '',
    href: '',
    badge: '',
    icon: '',
    overlay: false,
    ratio: 'square',
    textAlign: 'left',
    textSize: podLimits.textSize.fallback,
    price: null,
    salePrice: null,
    showPrice: true,
    image: '',
    video: '',
    buttonText: '',
  },
  compatibility: new Set(['store', 'mail']),
  fields: [
    { type: 'image', key: 'image', label: 'Picture' },
    {
      type: 'text',
      key: 'imageAlt',
      label: 'What the picture shows',
      help: 'Leave it empty when the title says so.',
    },
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    { type: 'link', key: 'href', label: 'Link' },
    { type: 'text', key: 'buttonText', label: 'Button', help: 'Without one the whole picture is the link.' },
    { type: 'text', key: 'badge', label: 'Badge', maxLength: 24 },
    { type: 'select', key: 'icon', label: 'Icon', options: iconOptions },
    {
      type: 'video',
      key: 'video',
      label: 'Film',
      help: 'Plays without sound instead of the picture.',
      group: 'advanced',
    },
    { type: 'image', key: 'videoThumbnail', label: 'Picture until the film plays', group: 'advanced' },
    { type: 'select', key: 'ratio', label: 'Shape', group: 'design', options: ratioOptions },
    { type: 'switch', key: 'overlay', label: 'Text on the picture', group: 'design' },
    {
      type: 'colour',
      key: 'overlayColor',
      label: 'Veil',
      group: 'design',
      when: { key: 'overlay', is: [true] },
    },
    {
      type: 'number',
      key: 'overlayOpacity',
      label: 'Density of the veil',
      group: 'design',
      min: 0,
      max: 1,
      step: 0.05,
      when: { key: 'overlay', is: [true] },
    },
    {
      type: 'select',
      key: 'verticalAlignment',
      label: 'Text stands',
      group: 'design',
      when: { key: 'overlay', is: [true] },
      options: [
        { value: 'bottom', label: 'At the bottom' },
        { value: 'center', label: 'In the middle' },
        { value: 'top', label: 'At the top' },
      ],
    },
    {
      type: 'select',
      key: 'textAlign',
      label: 'Text runs',
      group: 'design',
      options: [
        { value: 'left', label: 'Left' },
        { value: 'center', label: 'Centre' },
        { value: 'right', label: 'Right' },
      ],
    },
    {
      type: 'number',
      key: 'textSize',
      label: 'Size of the title',
      group: 'design',
      min: podLimits.textSize.min,
      max: podLimits.textSize.max,
      step: 1,
    },
    { type: 'colour', key: 'textColor', label: 'Colour of the text', group: 'design' },
    {
      type: 'select',
      key: 'textShadow',
      label: 'Shadow of the text',
      group: 'design',
      options: shadowOptions,
    },
    {
      type: 'select',
      key: 'iconShadow',
      label: 'Shadow of the icon',
      group: 'design',
      options: shadowOptions,
    },
    { type: 'colour', key: 'buttonStyle.textColor', label: 'Button, text', group: 'design' },
    { type: 'colour', key: 'buttonStyle.backgroundColor', label: 'Button, background', group: 'design' },
    { type: 'colour', key: 'buttonStyle.borderColor', label: 'Button, edge', group: 'design' },
    {
      type: 'text',
      key: 'buttonStyle.borderRadius',
      label: 'Button, corners',
      placeholder: '4px',
      group: 'design',
    },
    { type: 'switch', key: 'buttonStyle.fill', label: 'Button as wide as the picture', group: 'design' },
    { type: 'switch', key: 'showPrice', label: 'Show the price', group: 'advanced' },
    {
      type: 'number',
      key: 'price',
      label: 'Price',
      min: 0,
      step: 0.01,
      group: 'advanced',
      when: { key: 'showPrice', is: [true] },
    },
    {
      type: 'number',
      key: 'salePrice',
      label: 'Sale price',
      min: 0,
      step: 0.01,
      group: 'advanced',
      when: { key: 'showPrice', is: [true] },
    },
    {
      type: 'text',
      key: 'pricePrefix',
      label: 'Before the price',
      placeholder: 'From',
      group: 'advanced',
      when: { key: 'showPrice', is: [true] },
    },
  ],
  example: {
    properties: {
      title: 'The everyday tee',
      copy: 'Midweight organic cotton in twelve colours.',
      href: '/collection/t-shirts/',
      image: '/images/scenes/rail-spring-portrait',
      ratio: 'tall',
    },
  },
};
