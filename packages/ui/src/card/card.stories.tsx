import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Grid } from '../layout/layout.tsx';
import { Money } from '../money/money.tsx';
import { Sparkline } from '../chart/sparkline.tsx';
import { Card } from './card.tsx';

const meta: Meta<typeof Card> = { title: 'ui/Card', component: Card };
export default meta;
type Story = StoryObj<typeof Card>;

export const Panel: Story = {
  args: {
    title: 'Delivery address',
    description: 'Where the parcel goes',
    actions: (
      <Button size="sm" variant="ghost">
        Edit
      </Button>
    ),
    children: (
      <address style={{ fontStyle: 'normal' }}>
        Maya Okafor
        <br />
        14 Wellington Row
        <br />
        London E2 7BB
      </address>
    ),
    footer: <Button variant="secondary">Add another address</Button>,
  },
  render: (args) => (
    <div style={{ maxWidth: '26rem' }}>
      <Card {...args} />
    </div>
  ),
};

export const Figures: Story = {
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }}>
      {[
        {
          title: 'Sales this week',
          amount: 184230,
          values: [12, 14, 11, 18, 22, 19, 27],
          tone: 'up' as const,
        },
        {
          title: 'Average order',
          amount: 3790,
          values: [36, 38, 37, 39, 37, 38, 38],
          tone: 'plain' as const,
        },
        { title: 'Refunds', amount: 4200, values: [4, 2, 3, 1, 2, 1, 2], tone: 'down' as const },
      ].map(({ title, amount, values, tone }) => (
        <Card key={title} title={title} titleLevel={3}>
          <div style={{ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: '1rem' }}>
            <strong style={{ fontSize: '1.625rem', lineHeight: 1.1 }}>
              <Money amount={amount} currency="GBP" />
            </strong>
            <Sparkline title={`${title}, last seven days`} values={values} tone={tone} />
          </div>
        </Card>
      ))}
    </Grid>
  ),
};
