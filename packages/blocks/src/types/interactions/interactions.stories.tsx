import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Share',
  ...blockDocs('interactions'),
};
export default meta;
type Story = StoryObj;

export const ThisPage: Story = storyOf({ type: 'interactions', properties: { title: 'Share this story' } });

export const Centred: Story = storyOf({
  type: 'interactions',
  properties: { title: 'Tell a friend about the autumn rail', href: '/collection/autumn/', align: 'center' },
});
