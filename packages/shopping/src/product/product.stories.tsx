import { StoryShop } from '@omnis/shop-kit/testing/story-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BuyBox } from './buy-box.tsx';
import { Description, Details } from './details.tsx';
import { Gallery } from './gallery.tsx';
import { testProduct } from './product.fixture.ts';
import { ProductPage } from './product-page.tsx';
import { Stars } from './stars.tsx';

const description = '<p>Soft cotton, printed when you order it.</p>';
const details = [{ title: 'Care', html: '<p>Wash at 30 degrees.</p>' }];
const product = testProduct({ description, details });

const meta: Meta<typeof ProductPage> = {
  title: 'shopping/Product',
  component: ProductPage,
  args: { urlName: product.urlName },
  decorators: [
    (Story) => (
      <StoryShop
        path="/product/otter-tee/"
        answers={{
          '/reviews/': { items: [], total: 0, page: 1, perPage: 10, average: 0, counts: [0, 0, 0, 0, 0] },
          '/products/otter-tee/': product,
        }}
      >
        <Story />
      </StoryShop>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ProductPage>;

export const Page: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
};

export const Buying: Story = {
  render: () => <BuyBox product={product} colour="Navy" description={null} descriptionAbove={false} />,
  play: async ({ canvas }) => expect(await canvas.findByRole('radio', { name: /^S/ })).toBeInTheDocument(),
};

export const Parts: Story = {
  render: () => (
    <>
      <Gallery images={[]} name={product.name} />
      <Stars rating={4.5} />
      <Description html={description} wordLimit={60} />
      <Details items={details} />
    </>
  ),
};
