import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Plain text',
  ...blockDocs('text'),
};
export default meta;
type Story = StoryObj;

export const Large: Story = storyOf({
  type: 'text',
  properties: { text: 'Every order plants a tree in Kent.', textSize: 'xl', align: 'center' },
});

export const Small: Story = storyOf({
  type: 'text',
  properties: { text: 'Prices include VAT.\nDelivery is free over £40.', textSize: 'sm' },
});
