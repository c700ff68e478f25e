import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Slideshow',
  ...blockDocs('slideshow'),
};
export default meta;
type Story = StoryObj;

const slides = [
  {
    type: 'slide',
    properties: {
      title: 'Soft layers for cold mornings',
      copy: 'Brushed cotton in the colours of the woods.',
      image: storyPicture('rail-autumn'),
      mobileImage: storyPicture('rail-autumn-portrait'),
      actions: [{ text: 'Shop autumn', href: '/collection/autumn/', primary: true }],
    },
  },
  {
    type: 'slide',
    properties: {
      title: 'By the sea',
      copy: 'Navy, sand and the yellow of oilskins.',
      image: storyPicture('line-by-the-sea'),
      mobileImage: storyPicture('line-by-the-sea-portrait'),
      actions: [{ text: 'See the coast', href: '/collection/sea/', primary: true }],
    },
  },
  {
    type: 'slide',
    properties: {
      title: 'Evenings in',
      copy: 'Mugs and prints for the darker half of the year.',
      image: storyPicture('still-life-evening'),
      mobileImage: storyPicture('still-life-evening-portrait'),
      actions: [{ text: 'For the home', href: '/collection/home/' }],
    },
  },
];

export const AllSlides: Story = storyOf({
  type: 'slideshow',
  properties: { title: 'New this season' },
  items: slides,
});

export const Compact: Story = storyOf({
  type: 'slideshow',
  properties: { compact: true, primaryActions: true },
  items: slides,
});

export const Single: Story = storyOf({ type: 'slideshow', properties: { mode: 'single' }, items: slides });
