import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';
import { proBenefitsData } from './pro-benefits.data.ts';

const meta: Meta = {
  title: 'blocks/Benefits of a plan',
  ...blockDocs('proBenefits'),
};
export default meta;
type Story = StoryObj;

export const WithPrice: Story = storyOf({
  type: 'proBenefits',
  properties: {
    ...proBenefitsData.defaults,
    copy: 'Everything you need once friends have become customers.',
    price: 19,
    benefits: [
      { text: 'Your own domain', detail: 'Connect the one you have, or buy one in a minute.' },
      { text: 'Every page yours to edit', detail: 'All blocks, all themes, drafts and previews.' },
      { text: 'Chat with the pro team', detail: 'Answers within the hour on working days.' },
      { text: 'A designer on call', included: false },
    ],
  },
});

export const Narrow: Story = storyOf({ type: 'proBenefits', size: 5, properties: proBenefitsData.defaults });
