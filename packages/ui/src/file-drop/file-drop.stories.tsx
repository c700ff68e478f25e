import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop } from './file-drop.tsx';
import { useUploads } from './use-uploads.ts';

const meta: Meta<typeof FileDrop> = {
  title: 'ui/FileDrop',
  component: FileDrop,
  args: { label: 'Product file', accept: '.csv', maxSize: 20 * 1024 * 1024, onFiles: () => undefined },
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
      { id: 'd', name: 'tote-back.png', size: 2_300_000, status: 'queued' },
    ],
    onRemove: () => undefined,
    onRetry: () => undefined,
  },
};

export const Refused: Story = { args: { error: 'The file has no column “Handle”' } };

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function Artwork() {
  const uploads = useUploads({
    atOnce: 2,
    send: async (file, { signal, onProgress }) => {
      for (let progress = 0; progress < 100 && !signal.aborted; progress += 10) {
        onProgress(progress);
        await later(200);
      }
      return file.name.includes('fail') ? { error: 'The picture is smaller than 1,200 pixels' } : undefined;
    },
  });
  return <FileDrop label="Artwork" multiple accept="image/*" {...uploads.drop} />;
}
/** Choose some files: two go at a time, and one with “fail” in its name is refused. */
export const Live: Story = { render: () => <Artwork /> };
