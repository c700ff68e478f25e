import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Notice',
  ...blockDocs('announcementV2'),
};
export default meta;
type Story = StoryObj;

export const WithButton: Story = storyOf({
  type: 'announcementV2',
  properties: {
    icon: 'clock',
    text: 'Order by Friday noon for Christmas\nAfter that we still print, but the post decides.',
    alignment: 'space-between',
    actionStyle: 'primary',
    action: { text: 'Delivery dates', href: '/help/' },
  },
});

export const QuietAndCentred: Story = storyOf({
  type: 'announcementV2',
  properties: {
    icon: 'truck',
    text: 'Free delivery in the UK on orders over £40',
    action: { text: 'How we post', href: '/help/' },
  },
});

export const OwnColours: Story = storyOf({
  type: 'announcementV2',
  properties: {
    icon: 'message',
    text: 'Not sure of your size? Ask a person, not a chart.',
    textColor: '#f4f1ea',
    backgroundColor: '#24433a',
    alignment: 'left',
    actionStyle: 'secondary',
    action: { text: 'Ask us', action: 'open-chat' },
  },
});
