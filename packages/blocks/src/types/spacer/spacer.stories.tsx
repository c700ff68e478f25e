import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Spacer',
  ...blockDocs('spacer'),
};
export default meta;
type Story = StoryObj;

export const Regular: Story = storyOf({ type: 'spacer', properties: { ratio: 'regular' } });
