import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta: Meta<typeof ProgressBar> = {
  title: 'ui/ProgressBar',
  component: ProgressBar,
  args: { label: 'Importing products', value: 42 },
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Known: Story = {};

export const Kinds: Story = {
  render: () => (
    <Stack gap={6} style={{ maxWidth: '28rem' }}>
      <ProgressBar label="Importing products" value={312} max={1200} valueText="312 of 1,200 rows" />
      <ProgressBar label="Preparing the preview" value={null} />
      <ProgressBar label="Pictures" value={100} tone="success" />
      <ProgressBar label="Upload failed" value={64} tone="error" />
    </Stack>
  ),
};
