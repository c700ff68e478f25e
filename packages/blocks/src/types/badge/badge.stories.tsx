import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Badge',
  ...blockDocs('badge'),
};
export default meta;
type Story = StoryObj;

export const UnlockedAndNot: Story = {
  args: {
    blocks: [
      { code: 'sign-up', copy: 'Your shop has an address.', unlocked: true },
      { code: 'designer', copy: 'You put a design on a product.', unlocked: true },
      { code: 'theme', copy: 'Choose colours and letters that are yours.', href: '/themes/' },
      { code: 'entrepreneur', copy: 'Sell to a hundred people.' },
    ].map((properties) => ({ type: 'badge', size: 3, properties })),
  },
};
