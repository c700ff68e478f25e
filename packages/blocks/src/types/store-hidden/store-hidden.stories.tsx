import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, storyOf } from '../../testing/story.tsx';
import { storeHiddenData } from './store-hidden.data.ts';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Store is hidden',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

/** The environment of stories has a visitor who owns a hidden store. */
export const ToItsOwner: Story = storyOf({ type: 'storeHidden', properties: storeHiddenData.defaults });
