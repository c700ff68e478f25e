import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Money } from './money.tsx';
import { OrderTotal } from '../order-money/order-total.tsx';

const meta: Meta<typeof Money> = {
  title: 'ui/Money',
  component: Money,
  subcomponents: { OrderTotal },
  args: { amount: 2400, currency: 'GBP' },
};
export default meta;
type Story = StoryObj<typeof Money>;

export const Price: Story = {};
export const Sale: Story = { args: { saleAmount: 1800 } };

export const Currencies: Story = {
  render: () => (
    <Stack gap={2}>
      <Money amount={2400} currency="GBP" />
      <Money amount={4800} currency="USD" />
      <Money amount={123450} currency="EUR" locale="de-DE" />
      <Money amount={3120} currency="JPY" />
    </Stack>
  ),
};
