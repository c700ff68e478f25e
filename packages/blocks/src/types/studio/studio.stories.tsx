import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { StoryPage, storyOf } from '../../testing/story.tsx';
import { studioData } from './studio.data.ts';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Design studio',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Whole: Story = storyOf({
  type: 'studio',
  properties: { ...studioData.defaults, image: storyPicture('tee-plain'), alt: 'A white T-shirt' },
});

export const Half: Story = storyOf({
  type: 'studio',
  size: 6,
  properties: {
    ...studioData.defaults,
    title: 'A bag with your name on it',
    image: storyPicture('tote-plain'),
    imageSide: 'right',
    product: 'custom-printed-tote-bags',
  },
});
