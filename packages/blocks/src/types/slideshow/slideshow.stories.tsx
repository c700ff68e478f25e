import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyScene } from '../../testing/story-art.ts';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Slideshow',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const AllSlides: Story = storyOf({
  type: 'slideshow',
  properties: { title: 'New this season' },
  items: [
    {
      type: 'slide',
      properties: {
        title: 'Soft layers for cold mornings',
        copy: 'Brushed cotton in the colours of the woods.',
        image: storyScene('dusk'),
        actions: [{ text: 'Shop autumn', href: '/a/', primary: true }],
      },
    },
    { type: 'slide', properties: { title: 'By the sea', image: storyScene('sea'), align: 'center' } },
    { type: 'slide', properties: { title: 'In the meadow', image: storyScene('meadow') } },
  ],
});

export const Compact: Story = storyOf({
  type: 'slideshow',
  properties: { compact: true, primaryActions: true },
  items: [
    {
      type: 'slide',
      properties: {
        title: 'Soft layers for cold mornings',
        copy: 'Brushed cotton in the colours of the woods.',
        image: storyScene('dusk'),
        actions: [{ text: 'Shop autumn', href: '/a/', primary: true }],
      },
    },
    { type: 'slide', properties: { title: 'By the sea', image: storyScene('sea'), align: 'center' } },
    { type: 'slide', properties: { title: 'In the meadow', image: storyScene('meadow') } },
  ],
});

export const Single: Story = storyOf({
  type: 'slideshow',
  properties: { mode: 'single' },
  items: [
    {
      type: 'slide',
      properties: {
        title: 'Soft layers for cold mornings',
        copy: 'Brushed cotton in the colours of the woods.',
        image: storyScene('dusk'),
        actions: [{ text: 'Shop autumn', href: '/a/', primary: true }],
      },
    },
    { type: 'slide', properties: { title: 'By the sea', image: storyScene('sea'), align: 'center' } },
    { type: 'slide', properties: { title: 'In the meadow', image: storyScene('meadow') } },
  ],
});
