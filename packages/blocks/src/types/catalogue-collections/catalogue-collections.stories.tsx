import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/All collections',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Upright: Story = storyOf({
  type: 'catalogueCollections',
  properties: { title: 'Shop by collection' },
});

export const Square: Story = storyOf({
  type: 'catalogueCollections',
  properties: { title: 'Collections', ratio: 'square', limit: 4 },
});
