import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Slide',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Alone: Story = storyOf({
  type: 'slide',
  properties: {
    title: 'A slide on its own',
    copy: 'It looks like a banner.',
    image: storyPicture('rail-spring'),
  },
});
