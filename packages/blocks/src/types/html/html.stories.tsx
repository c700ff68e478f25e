import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/HTML',
  ...blockDocs('html'),
};
export default meta;
type Story = StoryObj;

export const Table: Story = storyOf({
  type: 'html',
  properties: {
    html: '<h2>Delivery</h2><table><tr><th>Where to</th><th>How long</th></tr><tr><td>United Kingdom</td><td>2–4 days</td></tr><tr><td>Europe</td><td>4–8 days</td></tr></table><blockquote>Orders before noon leave the same day.</blockquote>',
  },
});
