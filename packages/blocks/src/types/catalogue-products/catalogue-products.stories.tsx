import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Catalogue',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Browsing: Story = storyOf({
  type: 'catalogueProducts',
  properties: { title: 'Everything we make', pageSize: 4 },
});

export const InTheOwnersOrder: Story = storyOf({
  type: 'catalogueProducts',
  properties: { title: 'New in', sortBy: 'new-in', showSort: false },
});
