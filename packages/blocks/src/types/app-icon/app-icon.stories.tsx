import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyScene } from '../../testing/story-art.ts';
import { StoryPage } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/App icon',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Four: Story = {
  args: {
    blocks: [
      { type: 'appIcon', size: 3, properties: { icon: 'bag', name: 'Shop', href: '/collection/all/' } },
      {
        type: 'appIcon',
        size: 3,
        properties: { icon: 'palette', name: 'Studio', href: '/studio/', backgroundColor: '#1d2a44', iconColor: '#f4f1ea' },
      },
      {
        type: 'appIcon',
        size: 3,
        properties: { image: storyScene('sea', { width: 288, height: 288 }), name: 'Journal', href: '/blog/' },
      },
      { type: 'appIcon', size: 3, properties: { icon: '', name: 'Returns and exchanges', href: '/returns/' } },
    ],
  },
};
