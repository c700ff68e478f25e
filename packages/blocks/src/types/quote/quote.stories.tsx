import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Quote',
  ...blockDocs('quote'),
};
export default meta;
type Story = StoryObj;

export const ByDefault: Story = storyOf({
  type: 'quote',
  size: 6,
  properties: {
    quote: 'The only T-shirt I have bought three times. It washes better than it arrives.',
    author: 'Hannah, Bristol',
  },
});

export const Loud: Story = storyOf({
  type: 'quote',
  properties: { quote: 'Best print I own.', author: 'Tom', align: 'center', fontSize: 48, bold: true },
});
