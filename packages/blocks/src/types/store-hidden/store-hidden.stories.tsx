import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';
import { storeHiddenData } from './store-hidden.data.ts';

const meta: Meta = {
  title: 'blocks/Store is hidden',
  ...blockDocs('storeHidden'),
};
export default meta;
type Story = StoryObj;

/** The environment of stories has a visitor who owns a hidden store. */
export const ToItsOwner: Story = storyOf({ type: 'storeHidden', properties: storeHiddenData.defaults });
