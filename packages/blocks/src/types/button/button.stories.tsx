import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Button',
  ...blockDocs('button'),
};
export default meta;
type Story = StoryObj;

export const Main: Story = storyOf({
  type: 'button',
  properties: {
    text: 'Shop all',
    href: '/collection/all/',
    primary: true,
    icon: 'arrow',
    iconPosition: 'right',
  },
});

export const Quiet: Story = storyOf({
  type: 'button',
  properties: { text: 'Chat to us', href: '@open-chat', icon: 'message' },
});
