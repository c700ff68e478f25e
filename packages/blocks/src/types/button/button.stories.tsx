import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Button',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

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
