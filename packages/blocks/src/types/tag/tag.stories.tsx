import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Tag',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Link: Story = storyOf({
  type: 'tag',
  properties: { text: 'Organic cotton', href: '/collection/organic/' },
});

export const OwnColours: Story = storyOf({
  type: 'tag',
  properties: { text: 'Printed in Freshwater', textColor: '#f4f1ea', backgroundColor: '#24433a' },
});
