import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Picture',
  ...blockDocs('image'),
};
export default meta;
type Story = StoryObj;

export const WithCaption: Story = storyOf({
  type: 'image',
  properties: {
    image: storyPicture('line-by-the-sea'),
    ratio: 'wide',
    alt: 'Sweatshirts and a T-shirt on a line by the sea',
    caption: 'Dried by the wind of the Solent, where our printers work',
  },
});

/** Pictures of any shape beside each other: none is cut. */
export const Whole: Story = {
  args: {
    blocks: (
      [
        ['print-bauhaus', 'Bauhaus Grid, framed in oak'],
        ['tote-lemon', 'Lemon Grove, a bag of canvas'],
        ['mug-coffee', 'Coffee First, a mug of stoneware'],
      ] as const
    ).map(([image, caption]) => ({
      type: 'image',
      size: 4,
      properties: { image: storyPicture(image), ratio: 'square', fit: 'contain', alt: caption, caption },
    })),
  },
};
