import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyScene } from '../../testing/story-art.ts';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Row',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const PictureAndText: Story = storyOf({
  type: 'row',
  properties: { spacing: 64 },
  items: [
    {
      type: 'image',
      size: 6,
      properties: {
        image: storyScene('meadow', { width: 1200, height: 900 }),
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
