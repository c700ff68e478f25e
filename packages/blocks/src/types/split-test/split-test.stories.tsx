import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Split test',
  ...blockDocs('splitTest'),
};
export default meta;
type Story = StoryObj;

const block = {
  type: 'splitTest',
  properties: { test: 'hero' },
  items: [
    {
      type: 'splitTestVariation',
      properties: { name: 'Old' },
      items: [
        { type: 'textBlock', properties: { title: 'Printed for you', html: '<p>In two working days.</p>' } },
      ],
    },
    {
      type: 'splitTestVariation',
      properties: { name: 'New' },
      items: [
        {
          type: 'banner',
          properties: { title: 'Foxes and ferns', copy: 'Twelve prints, drawn by hand.' },
        },
        { type: 'productList', properties: { title: 'New this week', limit: 4 } },
      ],
    },
  ],
};

/** Shoppers see one of them. */
export const OneVariation: Story = storyOf(block);
