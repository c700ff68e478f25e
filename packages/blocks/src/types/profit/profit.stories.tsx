import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';
import { profitData } from './profit.data.ts';

const meta: Meta = {
  title: 'blocks/Profit calculator',
  ...blockDocs('profit'),
};
export default meta;
type Story = StoryObj;

export const Whole: Story = storyOf({
  type: 'profit',
  properties: {
    ...profitData.defaults,
    copy: 'You set the price. We print, pack and post each order, and charge the base cost only then.',
    action: { text: 'Start designing', href: '/studio/' },
  },
});

export const Half: Story = storyOf({ type: 'profit', size: 6, properties: profitData.defaults });
