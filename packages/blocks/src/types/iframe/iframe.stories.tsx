import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Embedded site',
  ...blockDocs('iframe'),
};
export default meta;
type Story = StoryObj;

/** A code as another site gives it: its frame is shown, and nothing else of it is used. */
export const FromEmbedCode: Story = storyOf({
  type: 'iframe',
  properties: {
    from: 'code',
    code: '<iframe src="https://maps.invalid/embed/1" width="600"></iframe>',
    title: 'Map of our shop',
    height: 360,
  },
});

/** The address is reserved for examples: stories load nothing from a server. */
export const Map: Story = storyOf({
  type: 'iframe',
  properties: { src: 'https://maps.invalid/our-shop', title: 'Map of our shop', height: 360, framed: true },
});
