import { formatMoney } from '@omnis/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { AreaChart } from './area-chart.tsx';
import { BarChart } from './bar-chart.tsx';
import { DonutChart } from './donut-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { Sparkline } from './sparkline.tsx';
import { FunnelChart } from './funnel-chart.tsx';

const meta: Meta = {
  title: 'ui/Charts',
  component: AreaChart,
  subcomponents: { BarChart, DonutChart, FunnelChart, LineChart, Sparkline },
};
export default meta;
type Story = StoryObj;

const days = Array.from({ length: 28 }, (_, at) => `${at + 1} Oct`);
const sales = days.map(
  (_, at) => 18000 + Math.round(9000 * Math.sin(at / 3.2) + at * 620 + ((at * 37) % 11) * 500),
);
const before = days.map(
  (_, at) => 15000 + Math.round(6000 * Math.sin(at / 3.6 + 1) + at * 380 + ((at * 29) % 7) * 500),
);
const money = (value: number): string => formatMoney(Math.round(value), 'GBP').replace(/\.00$/, '');

export const Sales: Story = {
  render: () => (
    <Card title="Sales" description="October, beside September">
      <AreaChart
        title="Sales a day in October"
        description="Sales rise over the month and lie above September on most days."
        labels={days}
        series={[
          { name: 'October', values: sales },
          { name: 'September', values: before },
        ]}
        format={money}
      />
    </Card>
  ),
};

export const Products: Story = {
  render: () => (
    <Card title="Best sellers">
      <BarChart
        title="Units sold by product"
        labels={['T-shirt', 'Hoodie', 'Tote bag', 'Sweater', 'Art print', 'Mug']}
        series={[{ name: 'Units', values: [128, 74, 61, 38, 27, 19] }]}
      />
    </Card>
  ),
};

export const Groups: Story = {
  render: () => (
    <Card title="Orders by channel">
      <BarChart
        title="Orders by channel and month"
        labels={['Jun', 'Jul', 'Aug', 'Sep', 'Oct']}
        series={[
          { name: 'Store', values: [210, 245, 230, 288, 341] },
          { name: 'Marketplace', values: [96, 101, 122, 118, 134] },
          { name: 'Wholesale', values: [22, 14, 31, 19, 40] },
        ]}
      />
    </Card>
  ),
};

export const Word: Story = {
  render: () => (
    <p>
      Visits <Sparkline title="Visits, last week" values={[120, 132, 101, 134, 190, 230, 210]} tone="up" />{' '}
      1,117 this week
    </p>
  ),
};

export const Sources: Story = {
  render: () => (
    <Card title="Visits by source">
      <LineChart
        title="Visits a week by source"
        description="Search leads and grows; email is steady."
        labels={['1 Sep', '8 Sep', '15 Sep', '22 Sep', '29 Sep', '6 Oct', '13 Oct', '20 Oct']}
        series={[
          { name: 'Search', values: [820, 864, 901, 880, 960, 1042, 1105, 1190] },
          { name: 'Social', values: [410, 530, 470, 690, 610, 540, 720, 655] },
          { name: 'Email', values: [260, 255, 270, 262, 281, 275, 290, 284] },
        ]}
      />
    </Card>
  ),
};

export const Shares: Story = {
  render: () => (
    <Card title="Orders by channel" description="October">
      <DonutChart
        title="Orders by channel in October"
        unit="orders"
        parts={[
          { name: 'Store', value: 341 },
          { name: 'Marketplace', value: 134 },
          { name: 'Wholesale', value: 62 },
          { name: 'Pop-up shop', value: 38 },
          { name: 'Phone', value: 3 },
        ]}
      />
    </Card>
  ),
};

export const OneShare: Story = {
  render: () => (
    <DonutChart title="Sales by currency" format={money} parts={[{ name: 'GBP', value: 482_500 }]} />
  ),
};
