import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Products',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Bestsellers: Story = storyOf({
  type: 'productList',
  properties: { title: 'Bestsellers', limit: 8, href: '/collection/all/', linkText: 'See all' },
});
