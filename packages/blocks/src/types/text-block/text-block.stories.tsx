import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Text with title',
  ...blockDocs('textBlock'),
};
export default meta;
type Story = StoryObj;

export const Plain: Story = storyOf({
  type: 'textBlock',
  properties: {
    title: 'Printed when you order it',
    subTitle: 'Nothing sits in a warehouse waiting to be thrown away.',
    html: '<p>Each piece is printed after you buy it, in a factory that runs on <a href="/about/">renewable energy</a>.</p><ul><li>Posted within two working days</li><li>Wrapped in paper</li></ul>',
  },
});

export const Folded: Story = storyOf({
  type: 'textBlock',
  properties: {
    title: 'How we make it',
    truncateHeight: 120,
    html: `<p>${'Our cotton grows without pesticides on family farms, and we know each of them by name. '.repeat(14)}</p>`,
  },
});
