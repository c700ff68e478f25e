import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyScene } from '../../testing/story-art.ts';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Grid',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Collections: Story = storyOf({
  type: 'grid',
  properties: { title: 'Shop by what you wear' },
  items: [
    {
      type: 'pod',
      properties: {
        title: 'T-shirts',
        copy: 'Midweight organic cotton in twelve colours.',
        href: '/collection/',
        image: storyScene('meadow', { width: 900, height: 1100 }),
        ratio: 'tall',
        overlay: true,
        textSize: 3,
      },
    },
    {
      type: 'pod',
      properties: {
        title: 'Sweatshirts',
        copy: 'Midweight organic cotton in twelve colours.',
        href: '/collection/',
        image: storyScene('dusk', { width: 900, height: 1100 }),
        ratio: 'tall',
        overlay: true,
        textSize: 3,
      },
    },
    {
      type: 'pod',
      properties: {
        title: 'Bags',
        copy: 'Midweight organic cotton in twelve colours.',
        href: '/collection/',
        image: storyScene('sea', { width: 900, height: 1100 }),
        ratio: 'tall',
        overlay: true,
        textSize: 3,
      },
    },
    {
      type: 'pod',
      properties: {
        title: 'Prints',
        copy: 'Midweight organic cotton in twelve colours.',
        href: '/collection/',
        image: storyScene('night', { width: 900, height: 1100 }),
        ratio: 'tall',
        overlay: true,
        textSize: 3,
      },
    },
  ],
});

export const FromAPath: Story = storyOf({
  type: 'grid',
  properties: { title: 'Loaded from the shop', asyncItems: '/omnis/v3/division/1/products/' },
});
