import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/All collections',
  ...blockDocs('catalogueCollections'),
};
export default meta;
type Story = StoryObj;

export const Upright: Story = storyOf({
  type: 'catalogueCollections',
  properties: { title: 'Shop by collection' },
});

export const Square: Story = storyOf({
  type: 'catalogueCollections',
  properties: { title: 'Collections', ratio: 'square', limit: 4 },
});
