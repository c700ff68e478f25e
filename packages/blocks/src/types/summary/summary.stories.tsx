import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Summary',
  ...blockDocs('summary'),
};
export default meta;
type Story = StoryObj;

export const WithIcon: Story = storyOf({
  type: 'summary',
  size: 6,
  properties: {
    icon: 'leaf',
    title: 'Organic cotton',
    description: 'Grown without pesticides, spun and sewn with renewable energy.',
  },
});

export const InARow: Story = storyOf({
  type: 'row',
  properties: { align: 'start', spacing: 32 },
  items: [
    {
      type: 'summary',
      size: 4,
      properties: { icon: 'leaf', title: 'Organic cotton', description: 'Grown without pesticides.' },
    },
    {
      type: 'summary',
      size: 4,
      properties: {
        icon: 'recycle',
        title: 'Made to come back',
        description: 'Send it back when it is worn out.',
      },
    },
    {
      type: 'summary',
      size: 4,
      properties: {
        icon: 'truck',
        title: 'Posted in two days',
        description: 'Printed to order, wrapped in paper.',
      },
    },
  ],
});
