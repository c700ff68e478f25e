import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Announcement',
  ...blockDocs('announcement'),
};
export default meta;
type Story = StoryObj;

export const WithLink: Story = storyOf({
  type: 'announcement',
  properties: {
    icon: 'truck',
    text: 'Free delivery in the UK on orders over £40',
    action: { text: 'How we post', href: '/help/' },
  },
});

export const WithButton: Story = storyOf({
  type: 'announcement',
  properties: {
    icon: 'gift',
    text: 'Order by Friday noon for Christmas',
    alignment: 'space-between',
    actionStyle: 'primary',
    action: { text: 'Delivery dates', href: '/help/' },
  },
});
