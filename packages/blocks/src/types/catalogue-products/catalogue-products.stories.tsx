import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Catalogue',
  ...blockDocs('catalogueProducts'),
};
export default meta;
type Story = StoryObj;

export const Browsing: Story = storyOf({
  type: 'catalogueProducts',
  properties: { title: 'Everything we make', pageSize: 4 },
});

export const InTheOwnersOrder: Story = storyOf({
  type: 'catalogueProducts',
  properties: { title: 'New in', sortBy: 'new-in', showSort: false },
});
