import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Graph',
  ...blockDocs('graph'),
};
export default meta;
type Story = StoryObj;

const points = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([label, value]) => ({ label, value }));

const water = {
  title: 'A T-shirt of ours takes a seventh of the water',
  unit: 'litres',
  source: 'our own reading of the growers’ meters, 2025',
  points: points({ 'Usual cotton': 2700, 'Organic, rain-fed': 640, Ours: 380, 'Made of worn T-shirts': 70 }),
};
const returned = {
  chartType: 'line',
  title: 'T-shirts sent back to be made into new ones',
  copy: 'A year after we began to pay the postage.',
  points: points({
    January: 1200,
    February: 1900,
    March: 2300,
    April: 2100,
    May: 3400,
    June: 4800,
    July: 5200,
  }),
};

export const Bars: Story = storyOf({ type: 'graph', size: 12, properties: water });

export const LineAndDonut: Story = {
  args: {
    blocks: [
      { type: 'graph', size: 6, properties: returned },
      {
        type: 'graph',
        size: 6,
        properties: {
          chartType: 'donut',
          title: 'What our customers print',
          points: points({ 'T-shirts': 5210, Sweatshirts: 2130, Hoodies: 1480, Totes: 640, Prints: 320 }),
        },
      },
    ],
  },
};

export const BelowNothing: Story = storyOf({
  type: 'graph',
  properties: {
    title: 'Change against last year',
    unit: '%',
    points: points({ Deliveries: 12, Packaging: -38, Returns: -9 }),
  },
});
