import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Products',
  ...blockDocs('productList'),
};
export default meta;
type Story = StoryObj;

export const Bestsellers: Story = storyOf({
  type: 'productList',
  properties: { title: 'Bestsellers', limit: 8, href: '/collection/all/', linkText: 'See all' },
});
