import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Tags',
  ...blockDocs('taglets'),
};
export default meta;
type Story = StoryObj;

const items = [
  'Organic cotton',
  'Heavyweight',
  'For children',
  'Art prints',
  'Under £20',
  'Sunflowers',
  'Made to order',
].map((text) => ({ text, href: '/search/' }));

export const Links: Story = storyOf({ type: 'taglets', properties: { heading: 'Look for', items } });

export const CentredWithColours: Story = storyOf({
  type: 'taglets',
  properties: {
    heading: 'This week',
    align: 'center',
    items: [{ text: 'Sale', href: '/sale/', textColor: '#ffffff', backgroundColor: '#a3262a' }, ...items],
  },
});
