import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf } from '../../testing/story.tsx';
import { studioData } from './studio.data.ts';

const meta: Meta = {
  title: 'blocks/Design studio',
  ...blockDocs('studio'),
};
export default meta;
type Story = StoryObj;

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
