import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Live chat',
  ...blockDocs('liveChat'),
};
export default meta;
type Story = StoryObj;

export const InThePage: Story = storyOf({
  type: 'liveChat',
  properties: {
    title: 'Not sure which size?',
    body: 'Tell us what you usually wear. Somebody who has tried them all on answers.',
    buttonText: 'Start chatting',
  },
});

export const Narrow: Story = storyOf({
  type: 'liveChat',
  size: 4,
  properties: {
    title: 'Design help',
    body: 'We place your artwork with you.',
    image: storyPicture('print-bauhaus'),
    group: 'studio',
    buttonStyle: 'secondary',
    buttonText: 'Ask a designer',
  },
});
