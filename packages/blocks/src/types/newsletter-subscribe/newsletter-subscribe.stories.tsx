import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Newsletter sign-up',
  ...blockDocs('newsletterSubscribe'),
};
export default meta;
type Story = StoryObj;

export const Half: Story = storyOf({
  type: 'newsletterSubscribe',
  size: 6,
  properties: {
    title: 'Ten per cent off your first order',
    copy: 'A letter a month: new prints, early access, no noise.',
    smallPrint: 'You can leave at any time.',
  },
});

export const Whole: Story = storyOf({
  type: 'newsletterSubscribe',
  size: 12,
  properties: { title: 'Join our newsletter' },
});
