import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Carousel',
  ...blockDocs('carousel'),
};
export default meta;
type Story = StoryObj;

const scenes = [
  ['Autumn colours', 'Rust, moss and the brown of wet leaves.', 'rail-autumn-portrait'],
  ['By the sea', 'Washed blues that look better each year.', 'line-by-the-sea-portrait'],
  ['In the meadow', 'Undyed cotton and soft greens.', 'rail-spring-portrait'],
  ['Evenings in', 'A mug that is yours, and a print of the moon.', 'still-life-evening-portrait'],
  ['Small ones', 'Rockets, and snaps that open in the dark.', 'washing-line-portrait'],
  ['First frost', 'Heavy jersey, brushed inside.', 'stacks-winter-portrait'],
] as const;

export const Stories: Story = storyOf({
  type: 'carousel',
  properties: { title: 'Seen outdoors', linkText: 'All stories', href: '/blog/' },
  items: scenes.map(([title, copy, scene]) => ({
    type: 'pod',
    properties: {
      title,
      copy,
      href: '/blog/',
      ratio: 'tall',
      image: storyPicture(scene),
    },
  })),
});

export const Products: Story = storyOf({
  type: 'carousel',
  properties: { title: 'Worn most this month', asyncItems: '/omnis/v3/division/1/products/' },
});

export const Reviews: Story = storyOf({
  type: 'carousel',
  properties: {
    title: 'What people say',
    autoplay: true,
    breakpoints: { xs: 1.1, md: 2, lg: 3 },
  },
  items: [
    ['Washed twenty times and still the black that I bought.', 'Amira, Leeds'],
    ['The first hoodie that my daughter and I both fight over.', 'Jo, Cardiff'],
    ['Posted on Tuesday, worn on Thursday. In paper, not plastic.', 'Sam, Hove'],
    ['The print does not crack. I looked, I am that kind of person.', 'Ines, Porto'],
  ].map(([quote, author]) => ({ type: 'quote', properties: { quote, author, align: 'left', fontSize: 22 } })),
});
