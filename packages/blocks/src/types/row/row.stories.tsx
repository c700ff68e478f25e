import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf, withSectionSchemes } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Row',
  ...blockDocs('row'),
  decorators: [withSectionSchemes],
};
export default meta;
type Story = StoryObj;

export const PictureAndText: Story = storyOf({
  type: 'row',
  properties: { spacing: 64 },
  items: [
    {
      type: 'image',
      size: 6,
      properties: {
        image: storyPicture('rail-spring-portrait'),
        ratio: '4:3',
        alt: 'T-shirts in a meadow',
      },
    },
    {
      type: 'textBlock',
      size: 6,
      properties: {
        title: 'From a seed to your wardrobe',
        html: '<p>Our cotton grows without pesticides on family farms in Gujarat.</p>',
      },
    },
  ],
});

export const OnColour: Story = storyOf({
  type: 'row',
  properties: { backgroundColor: '#20231c', textColor: '#ffffff', spacing: 48 },
  items: [
    {
      type: 'textBlock',
      size: 8,
      properties: { title: 'On a dark ground', html: '<p>The row gives its colour on.</p>' },
    },
    { type: 'button', properties: { text: 'Read on', href: '/about/' } },
  ],
});

/** A band from edge to edge in the dark variant of the theme; the button and the link follow. */
export const InAScheme: Story = storyOf({
  type: 'row',
  properties: { scheme: 'dark', spacing: 48 },
  items: [
    {
      type: 'textBlock',
      size: 8,
      properties: {
        title: 'Night shift',
        html: '<p>The presses run until two. <a href="/about/">Meet the people who run them</a>.</p>',
      },
    },
    { type: 'button', properties: { text: 'Visit us', href: '/about/', primary: true } },
  ],
});

/** Two rows beside each other are panels. */
export const Panels: Story = {
  args: {
    blocks: (
      [
        ['tint', 'Order for a team', 'Names and numbers, each size in one parcel.'],
        ['dark', 'Sell your own', 'Your drawing on ninety products, without stock.'],
      ] as const
    ).map(([scheme, title, copy]) => ({
      type: 'row',
      size: 6,
      properties: { scheme, direction: 'column', align: 'start' },
      items: [
        { type: 'textBlock', properties: { title, html: `<p>${copy}</p>` } },
        { type: 'button', properties: { text: 'Begin', href: '/studio/', primary: true } },
      ],
    })),
  },
};
