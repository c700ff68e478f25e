import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Share',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const ThisPage: Story = storyOf({ type: 'interactions', properties: { title: 'Share this story' } });

export const Centred: Story = storyOf({
  type: 'interactions',
  properties: { title: 'Tell a friend about the autumn rail', href: '/collection/autumn/', align: 'center' },
});
