import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Share and earn',
  ...blockDocs('affiliate'),
};
export default meta;
type Story = StoryObj;

export const WithLink: Story = storyOf({
  type: 'affiliate',
  properties: {
    title: 'Share and earn',
    copy: 'Send friends our way and get ten per cent of what they spend.',
    link: 'https://shop.example/?ref=friends',
    terms:
      'Paid out monthly from £20 on. Your own orders do not count.\nA link holds for thirty days after a click.',
  },
});
