import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Questions and answers',
  ...blockDocs('expandable'),
};
export default meta;
type Story = StoryObj;

const questions = [
  {
    question: 'Can I return something that I have worn?',
    answer:
      '<p>Within 100 days, yes, if it is in a state that you would be happy to receive it in. After that, <a href="/returns/">send it back</a> to be turned into new yarn.</p>',
  },
  {
    question: 'Which size should I take?',
    answer:
      '<p>Our T-shirts fit as you expect:</p><ul><li>your usual size for a close fit</li><li>one size up for a relaxed one</li></ul>',
  },
  {
    question: 'Is the cotton organic, and how would I know?',
    answer: '<p>All of it, certified by the Soil Association. The number is sewn into the seam.</p>',
  },
];

export const Faq: Story = storyOf({
  type: 'expandable',
  properties: {
    heading: 'Before you order',
    question: 'How long does delivery take?',
    answer:
      '<p>We print your order within two working days. Royal Mail then takes two to three days in the UK and five to eight to the rest of Europe.</p>',
    open: true,
    questions,
  },
});

export const Boxed: Story = storyOf({
  type: 'expandable',
  properties: { boxed: true, exclusive: true, questions },
});

export const WithBlocks: Story = storyOf({
  type: 'expandable',
  properties: {
    question: 'How do I measure a T-shirt?',
    answer: '<p>Lay one that fits you flat on a table and measure from armpit to armpit.</p>',
    open: true,
  },
  items: [
    {
      type: 'image',
      properties: { image: storyPicture('rail-spring'), alt: 'Four T-shirts on a rail', ratio: 'wide' },
    },
  ],
});
