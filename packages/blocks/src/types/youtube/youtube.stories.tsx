import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/YouTube video',
  ...blockDocs('youtube'),
};
export default meta;
type Story = StoryObj;

export const WithAndWithoutAPicture: Story = {
  args: {
    blocks: [
      {
        type: 'youtube',
        size: 6,
        properties: {
          video: 'https://youtu.be/M7lc1UVf-VE',
          title: 'How a print is made',
          copy: 'From a file to a folded shirt, without a cut.',
          badge: '2 minutes',
          image: storyPicture('hills-dusk'),
        },
      },
      {
        type: 'youtube',
        size: 6,
        properties: { video: 'M7lc1UVf-VE', title: 'The people of the night shift', copy: 'Four of them.' },
      },
    ],
  },
};
