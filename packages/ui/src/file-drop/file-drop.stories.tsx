import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop } from './file-drop.tsx';

const meta: Meta<typeof FileDrop> = {
  title: 'ui/FileDrop',
  component: FileDrop,
  args: { label: 'Product file', accept: '.csv', maxSize: 20_000_000, onFiles: () => undefined },
};
export default meta;
type Story = StoryObj<typeof FileDrop>;

export const Ready: Story = {};

export const Uploading: Story = {
  args: {
    label: 'Artwork',
    accept: '.png,.jpg',
    multiple: true,
    items: [
      { id: 'a', name: 'otter-at-dawn.png', size: 4_210_000, progress: 62 },
      { id: 'b', name: 'harbour-poster-final-final-2.jpg', size: 11_800_000 },
      { id: 'c', name: 'sketch.png', size: 840_000, error: 'The picture is smaller than 1,200 pixels' },
    ],
    onRemove: () => undefined,
  },
};

export const Refused: Story = { args: { error: 'The file has no column “Handle”' } };
