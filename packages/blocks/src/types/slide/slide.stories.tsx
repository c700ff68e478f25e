import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Slide',
  ...blockDocs('slide'),
};
export default meta;
type Story = StoryObj;

export const Alone: Story = storyOf({
  type: 'slide',
  properties: {
    title: 'A slide on its own',
    copy: 'It looks like a banner.',
    image: storyPicture('rail-spring'),
  },
});
