import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

const meta: Meta<typeof Avatar> = {
  title: 'ui/Avatar',
  component: Avatar,
  args: { firstName: 'Nell', lastName: 'Marlow', email: 'nell@marlow.example' },
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Initials: Story = {};
export const Quiet: Story = { args: { quiet: true, size: 4 } };
