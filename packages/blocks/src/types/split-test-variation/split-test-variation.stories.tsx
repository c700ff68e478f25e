import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Split test variation',
  ...blockDocs('splitTestVariation'),
};
export default meta;
type Story = StoryObj;

/** A variation holds sections as a page does, from edge to edge where they are. */
export const WithSections: Story = storyOf({
  type: 'splitTest',
  properties: { test: 'hero' },
  items: [
    {
      type: 'splitTestVariation',
      properties: { name: 'New' },
      items: [
        { type: 'banner', properties: { title: 'Foxes and ferns', copy: 'Twelve prints, drawn by hand.' } },
        { type: 'quote', properties: { quote: 'Soft from the first day.', author: 'Ann A.' } },
        { type: 'textBlock', size: 6, properties: { title: 'How we print', html: '<p>When you order.</p>' } },
      ],
    },
  ],
});
