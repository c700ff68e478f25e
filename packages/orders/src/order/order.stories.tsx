import { StoryShop } from '@omnis/shop-kit/testing/story-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { testOrderLine } from '../after-sale/order-line.fixture.ts';
import { HistoryPage } from './history-page.tsx';
import { LogTime } from './log-time.tsx';
import { OrderBones } from './order-bones.tsx';
import { OrderList } from './order-list.tsx';
import { OrderPage } from './order-page.tsx';
import { OrderRoot } from './order-root.ts';
import { testOrder } from './order.fixture.ts';
import { Parcel } from './parcel.tsx';
import { RefundList } from './refund-list.tsx';

const parcel = {
  code: 'RM123456789GB',
  carrier: 'royal_mail',
  url: null,
  sentAt: '2026-11-03T09:00:00Z',
  lines: [],
} as const;
const order = testOrder({
  items: [testOrderLine({ name: 'Paper Fox T-shirt', priceIncTax: 24 })],
  statusLog: [{ id: '1', from: 'new', status: 'paid', time: '2026-11-01T08:00:00Z', reason: '', user: '' }],
});
const refunds = [
  {
    id: 'r1',
    amount: 24,
    giftCardAmount: 0,
    reason: 'Returned',
    state: 'refunded' as const,
    time: '2026-11-20T10:00:00Z',
  },
];
const orders = [order, testOrder({ orderHash: 'g'.repeat(24), number: 'D-1002', status: 'complete' })].map(
  (each) => ({ ...each, image: null }),
);
const arg = { params: { orderHash: order.orderHash } };

const meta: Meta<typeof OrderPage> = { title: 'orders/Order', component: OrderPage, args: { arg } };
export default meta;
type Story = StoryObj<typeof OrderPage>;

export const Receipt: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
  render: (args) => (
    <StoryShop answers={{ '/reviews/': { lines: [] }, '/orders/': order }}>
      <OrderPage {...args} />
    </StoryShop>
  ),
};

export const ToBePaid: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
  render: (args) => (
    <StoryShop
      answers={{
        '/orders/': testOrder({
          status: 'to_be_paid',
          payment: { method: '', state: 'pending', giftCardAmount: 0, payable: true },
        }),
      }}
    >
      <OrderPage {...args} />
    </StoryShop>
  ),
};

export const History: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
  render: () => (
    <StoryShop answers={{ '/orders/history/': { items: orders, total: 2, page: 1, perPage: 10 } }}>
      <HistoryPage arg={{ params: { customerHash: 'c'.repeat(24) }, query: { page: 1, perPage: 10 } }} />
    </StoryShop>
  ),
};

export const List: Story = {
  render: () => (
    <StoryShop>
      <OrderList orders={orders} />
    </StoryShop>
  ),
};

export const Loading: Story = {
  render: () => (
    <StoryShop>
      <OrderBones label="Your orders are loading" />
    </StoryShop>
  ),
};

export const Parts: Story = {
  render: () => (
    <StoryShop>
      <OrderRoot>
        <Parcel parcel={parcel} />
        <LogTime time="2026-11-03T09:00:00Z" locale="en-GB" />
        <RefundList refunds={refunds} currency="GBP" />
      </OrderRoot>
    </StoryShop>
  ),
};
