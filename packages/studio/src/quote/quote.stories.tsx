import { StoryShop } from '@omnis/shop-kit/testing/story-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { priced } from './priced-quote.fixture.ts';
import { QuoteIntroduction } from './quote-introduction.tsx';
import { QuotePage } from './quote-page.tsx';

const meta: Meta<typeof QuotePage> = {
  title: 'studio/Quote',
  component: QuotePage,
  args: { arg: { params: { orderHash: priced.orderHash } } },
  decorators: [
    (Story) => (
      <StoryShop answers={{ '/quotes/': priced }}>
        <Story />
      </StoryShop>
    ),
  ],
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
};
export default meta;
type Story = StoryObj<typeof QuotePage>;

export const Priced: Story = {};
export const Asking: Story = {
  render: () => (
    <QuoteIntroduction refused={null} country="GB" countries={[{ value: 'GB', label: 'United Kingdom' }]} />
  ),
};
