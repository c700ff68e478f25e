import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../testing/story.tsx';
import { storyScene } from '../testing/story-art.ts';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Page',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Home: Story = {
  args: {
    blocks: [
      {
        type: 'banner',
        properties: {
          title: 'Made to be worn for years',
          copy: 'Organic cotton, printed to order and posted without plastic.',
          image: storyScene('dusk'),
          actions: [{ text: 'Shop the collection', href: '/collection/all/', primary: true }],
        },
      },
      {
        type: 'productList',
        properties: { title: 'Bestsellers', href: '/collection/all/', linkText: 'See all' },
      },
      {
        type: 'quote',
        size: 6,
        properties: { quote: 'It washes better than it arrives.', author: 'Hannah, Bristol' },
      },
      { type: 'newsletterSubscribe', size: 6, properties: { title: 'Ten per cent off your first order' } },
    ],
  },
};
