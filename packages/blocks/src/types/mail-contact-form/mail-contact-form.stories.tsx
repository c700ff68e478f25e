import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Contact form',
  ...blockDocs('mailContactForm'),
};
export default meta;
type Story = StoryObj;

export const Half: Story = storyOf({
  type: 'mailContactForm',
  size: 6,
  properties: {
    contactEmail: 'hello@example.com',
    title: 'Write to us',
    copy: 'About an order, a size or an idea. A person answers, usually within a day.',
  },
});

export const Whole: Story = storyOf({
  type: 'mailContactForm',
  size: 12,
  properties: { contactEmail: 'hello@example.com', title: 'Ask about a bulk order', buttonText: 'Ask' },
});
