import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Feature',
  ...blockDocs('feature'),
};
export default meta;
type Story = StoryObj;

export const Letter: Story = {
  args: {
    blocks: [
      {
        type: 'feature',
        properties: {
          icon: 'recycle',
          title: 'Made to come back',
          copy: 'Send it back when it is worn out: we make the cotton into something new.',
          action: { text: 'How it works', href: '/blog/' },
        },
      },
      {
        type: 'feature',
        properties: {
          image: storyPicture('gallery-wall-portrait'),
          title: 'The autumn prints are here',
          copy: 'Six drawings by Nina Vale, printed to order.',
        },
      },
    ],
  },
};
