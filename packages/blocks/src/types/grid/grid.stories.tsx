import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf, withSectionSchemes } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Grid',
  ...blockDocs('grid'),
  decorators: [withSectionSchemes],
};
export default meta;
type Story = StoryObj;

const kinds = [
  ['T-shirts', 'Midweight organic cotton in twelve colours.', 'rail-spring-portrait'],
  ['Sweatshirts', 'Brushed inside, for the first cold mornings.', 'rail-autumn-portrait'],
  ['Bags', 'Canvas that holds a week of shopping.', 'flat-lay-summer-portrait'],
  ['Prints', 'On cotton paper, framed in oak if you like.', 'gallery-wall-portrait'],
] as const;

export const Collections: Story = storyOf({
  type: 'grid',
  properties: { title: 'Shop by what you wear' },
  items: kinds.map(([title, copy, image]) => ({
    type: 'pod',
    properties: {
      title,
      copy,
      href: '/collection/',
      image: storyPicture(image),
      ratio: 'tall',
      overlay: true,
      textSize: 3,
    },
  })),
});

export const FromAPath: Story = storyOf({
  type: 'grid',
  properties: { title: 'Loaded from the shop', asyncItems: '/omnis/v3/division/1/products/' },
});

export const InAScheme: Story = storyOf({
  type: 'grid',
  properties: {
    scheme: 'dark',
    title: 'For the evenings',
    asyncItems: '/omnis/v3/division/1/products/',
  },
});
