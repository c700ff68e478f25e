import type { BasketAnswer } from '@omnis/api-client';
import { StoryShop } from '@omnis/shop-kit/testing/story-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CheckoutPage } from '../checkout/checkout-page.tsx';
import { testQuote } from '../checkout/quote.fixture.ts';
import { FavouritesPage } from '../favourites/favourites-page.tsx';
import { testBasketLine } from './basket-line.fixture.ts';
import { BasketPage } from './basket-page.tsx';
import { LineFacts } from './line-facts.tsx';
import { TotalsList } from './totals.tsx';

const none = { discount: 0, goodsTax: 0, taxDiscount: 0, shipping: 0, shippingTax: 0 };
const line = testBasketLine({ name: 'Paper Fox T-shirt' });
const basket: BasketAnswer = {
  items: [line],
  currency: 'GBP',
  totalQuantity: 2,
  totals: { currency: 'GBP', subtotal: 48, total: 48, ...none },
  coupon: null,
  giftNote: '',
  freeDelivery: null,
};

const meta: Meta<typeof BasketPage> = {
  title: 'shopping/Basket and checkout',
  component: BasketPage,
  decorators: [
    (Story) => (
      <StoryShop answers={{ '/checkout/quote/': testQuote(), '/basket/': basket }}>
        <Story />
      </StoryShop>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof BasketPage>;

const hasHeading: Story['play'] = async ({ canvas }) =>
  expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();

export const Basket: Story = { play: hasHeading };
export const Checkout: Story = {
  render: () => <CheckoutPage />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Email/ })).toBeVisible();
    // Totals are pale while they are asked for.
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
};
export const Favourites: Story = { render: () => <FavouritesPage />, play: hasHeading };
export const Sums: Story = { render: () => <TotalsList totals={basket.totals} /> };
export const Line: Story = {
  render: () => (
    <LineFacts line={line} productUrl={line.productUrl} currency="GBP" total={48} note="Quantity 2" />
  ),
};
