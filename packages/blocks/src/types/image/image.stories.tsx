import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyScene } from '../../testing/story-art.ts';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Picture',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const WithCaption: Story = storyOf({
  type: 'image',
  properties: {
    image: storyScene('sea'),
    ratio: 'wide',
    alt: 'T-shirts on a rail',
    caption: 'Prints in three sizes',
  },
});

export const Whole: Story = storyOf({
  type: 'image',
  properties: { image: storyScene('night'), ratio: 'square', fit: 'contain', alt: 'T-shirts at night' },
});
