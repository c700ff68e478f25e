import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Price breakdown',
  ...blockDocs('priceBreakdown'),
};
export default meta;
type Story = StoryObj;

const properties = {
  title: 'What you pay for',
  copy: 'One T-shirt. Nobody asked us to write this down.',
  price: 24,
  restLabel: 'The shop',
  parts: [
    { label: 'The T-shirt', amount: 6.4, note: 'Organic cotton, sewn in a solar-powered factory.' },
    { label: 'Print and packing', amount: 5.1, note: 'By the people of the Isle of Wight, day and night.' },
    { label: 'Postage', amount: 3.2, note: 'Royal Mail, in paper.' },
    { label: 'VAT', amount: 4 },
  ],
};

export const Bar: Story = storyOf({ type: 'priceBreakdown', properties });

export const DonutOfPercentages: Story = storyOf({
  type: 'priceBreakdown',
  size: 6,
  properties: {
    chartType: 'donut',
    title: 'Where ten pounds go',
    restLabel: 'Us',
    parts: [
      { label: 'Makers', percent: 46 },
      { label: 'Postage', percent: 17.5 },
      { label: 'VAT', percent: 16.5 },
    ],
  },
});
