import { testAddress } from '@omnis/shop-kit/testing/address';
import { StoryShop, type StoryAnswers } from '@omnis/shop-kit/testing/story-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { testOrder } from '../order/order.fixture.ts';
import { AfterSalePage } from './after-sale-page.tsx';
import { FindOrderForm } from './find-order-form.tsx';
import { FindOrderPage } from './find-order-page.tsx';
import { InvoicePage } from './invoice-page.tsx';
import type { Invoice } from './invoice-sums.tsx';
import type { Options } from './after-sale-content.ts';
import { PayPage } from './pay-page.tsx';

const order = testOrder();
const arg = { params: { orderHash: order.orderHash } };
const sum = { vatRate: 20, net: 20, tax: 4, total: 24 };
const invoice: Invoice = {
  orderHash: order.orderHash,
  number: order.number,
  kind: 'invoice',
  issuedAt: '2026-11-01T08:00:00Z',
  orderedAt: '2026-11-01T08:00:00Z',
  seller: {
    name: 'Fern & Field Ltd',
    address: ['1 Mill Lane', 'Leeds'],
    country: 'GB',
    email: 'hello@shop.example',
    vatNumber: 'GB123456789',
    companyNumber: '',
    charityNumber: '',
  },
  billingAddress: testAddress,
  shippingAddress: testAddress,
  lines: [
    {
      id: 'a',
      name: 'Tee',
      sku: '',
      options: [],
      quantity: 1,
      unit: 24,
      unitTaxed: true,
      discount: 0,
      ...sum,
    },
  ],
  delivered: false,
  delivery: { name: '', net: 0, tax: 0, total: 0 },
  rates: [sum],
  exported: false,
  totals: { ...order.totals, shipping: 0, total: 24 },
  net: 20,
  tax: 4,
  payment: { method: 'Visa •••• 4242', state: 'paid', giftCardAmount: 0 },
};
const options: Options = {
  stage: 'changeable',
  canSetAddress: true,
  canChangeLines: true,
  canCancel: true,
  countries: ['GB'],
  eoriCountries: [],
  lines: [],
};
const answers: StoryAnswers = {
  '/options/': options,
  '/invoice/': invoice,
  '/checkout/pay/': {
    state: 'payable',
    attempts: [],
    toPay: 27.95,
    terms: null,
    payment: { processor: 'test', publishableKey: null, methods: ['card'] },
  },
  '/orders/': order,
};

const meta: Meta<typeof AfterSalePage> = {
  title: 'orders/After the sale',
  component: AfterSalePage,
  args: { arg, purpose: 'update-address' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
  decorators: [
    (Story) => (
      <StoryShop answers={answers}>
        <Story />
      </StoryShop>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof AfterSalePage>;

export const Address: Story = {};
export const FindOrder: Story = { render: () => <FindOrderPage purpose="returns" /> };
export const FindForm: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('textbox', { name: /order number/i })).toBeVisible(),
  render: () => <FindOrderForm purpose="edit-order" />,
};
export const InvoiceOfOrder: Story = { render: () => <InvoicePage arg={arg} /> };
export const Pay: Story = { render: () => <PayPage arg={arg} /> };
