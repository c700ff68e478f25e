import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Plain text',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Large: Story = storyOf({
  type: 'text',
  properties: { text: 'Every order plants a tree in Kent.', textSize: 'xl', align: 'center' },
});

export const Small: Story = storyOf({
  type: 'text',
  properties: { text: 'Prices include VAT.\nDelivery is free over £40.', textSize: 'sm' },
});
