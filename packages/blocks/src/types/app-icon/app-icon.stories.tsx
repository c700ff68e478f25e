import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/App icon',
  ...blockDocs('appIcon'),
};
export default meta;
type Story = StoryObj;

export const Four: Story = storyOf({
  type: 'grid',
  properties: { breakpoints: { xs: 2, md: 4, lg: 4 } },
  items: [
    { type: 'appIcon', size: 3, properties: { icon: 'bag', name: 'Shop', href: '/collection/all/' } },
    {
      type: 'appIcon',
      size: 3,
      properties: {
        icon: 'palette',
        name: 'Studio',
        href: '/studio/',
        backgroundColor: '#1d2a44',
        iconColor: '#f4f1ea',
      },
    },
    {
      type: 'appIcon',
      size: 3,
      properties: { image: storyPicture('still-life-morning-portrait'), name: 'Journal', href: '/blog/' },
    },
    { type: 'appIcon', size: 3, properties: { icon: '', name: 'Returns and exchanges', href: '/returns/' } },
  ],
});

export const One: Story = storyOf({
  type: 'appIcon',
  size: 3,
  properties: { icon: 'gift', name: 'Gift cards', href: '/product/gift-card/' },
});
