import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Product mock-up',
  ...blockDocs('productMockup'),
};
export default meta;
type Story = StoryObj;

const colours = [
  { name: 'Natural', hex: '#f4f1ea' },
  { name: 'Sage', hex: '#9aa889' },
  { name: 'Clay', hex: '#c07a56' },
  { name: 'Navy', hex: '#3a4c73' },
  { name: 'Sun', hex: '#e0b85a' },
];

export const Pair: Story = {
  args: {
    blocks: [
      {
        type: 'productMockup',
        size: 6,
        properties: {
          image: storyPicture('blank'),
          artwork: storyPicture('artwork'),
          title: 'Pacific tee',
          copy: 'Screen-printed to order on midweight organic cotton.',
          href: '/product/pacific-tee/',
          colours,
        },
      },
      {
        type: 'productMockup',
        size: 6,
        properties: {
          image: storyPicture('blank'),
          artwork: storyPicture('artwork'),
          title: 'Pacific tee, small print',
          artworkX: 60,
          artworkY: 38,
          artworkWidth: 12,
          colours: colours.slice(2),
        },
      },
    ],
  },
};
