import { orderStatusCodes } from '@omnis/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/layout.tsx';
import { Badge } from './badge.tsx';
import { StatusPill } from './status-pill.tsx';
import { OrderPill } from '../order-money/order-pill.tsx';

const meta: Meta<typeof Badge> = {
  title: 'ui/Badge',
  component: Badge,
  subcomponents: { StatusPill, OrderPill },
  args: { children: 'New' },
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Brand: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline gap={2}>
      <Badge>New in</Badge>
      <Badge tone="neutral">Draft</Badge>
      <Badge tone="success">Published</Badge>
      <Badge tone="warning">Low stock</Badge>
      <Badge tone="error">Sold out</Badge>
      <Badge tone="info">Scheduled</Badge>
    </Inline>
  ),
};

export const OrderStatuses: Story = {
  render: () => (
    <Stack gap={3}>
      <Inline gap={2}>
        {orderStatusCodes.slice(0, 13).map((code) => (
          <StatusPill key={code} status={code} />
        ))}
      </Inline>
      <Inline gap={2}>
        {orderStatusCodes.slice(13).map((code) => (
          <StatusPill key={code} status={code} />
        ))}
      </Inline>
    </Stack>
  ),
};
