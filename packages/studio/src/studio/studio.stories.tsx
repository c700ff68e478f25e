import { StoryShop } from '@omnis/shop-kit/testing/story-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StudioBench } from './studio-bench.tsx';
import { StudioRoot } from './studio-root.ts';
import type { StudioProduct } from './studio-types.ts';

const product: StudioProduct = {
  productId: 1,
  urlName: 'tee',
  name: 'Tee',
  type: 'tee',
  garment: 'mens-t-shirt',
  price: 20,
  colours: ['White', 'Stone'].map((colour) => ({ name: colour, hex: '#ffffff', slug: colour.toLowerCase() })),
  sizes: ['M', 'L'].map((size) => ({ name: size, price: 20, printWidthMm: 300, soldOutIn: [] })),
  sides: (['front', 'back'] as const).map((side) => ({
    side,
    print: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
  })),
};

const meta: Meta<typeof StudioBench> = {
  title: 'studio/Bench',
  component: StudioBench,
  args: { products: [product], product, alias: 'studio', currency: 'GBP' },
  decorators: [
    (Story) => (
      <StoryShop path="/studio/tee/">
        <StudioRoot>
          <h1>Design your own</h1>
          <Story />
        </StudioRoot>
      </StoryShop>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof StudioBench>;

export const NewDesign: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('radio', { name: /^M/ })).toBeInTheDocument(),
};
