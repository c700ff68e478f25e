import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Tag',
  ...blockDocs('tag'),
};
export default meta;
type Story = StoryObj;

export const Link: Story = storyOf({
  type: 'tag',
  properties: { text: 'Organic cotton', href: '/collection/organic/' },
});

export const OwnColours: Story = storyOf({
  type: 'tag',
  properties: { text: 'Printed in Freshwater', textColor: '#f4f1ea', backgroundColor: '#24433a' },
});
