import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyScene } from '../../testing/story-art.ts';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Banner',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Picture: Story = storyOf({
  type: 'banner',
  properties: {
    title: 'Made to be worn for years',
    copy: 'Organic cotton, printed to order and posted without plastic.',
    image: storyScene('dusk'),
    badge: 'New in',
    actions: [
      { text: 'Shop the collection', href: '/collection/all/', primary: true },
      { text: 'Our story', href: '/about/' },
    ],
  },
});

export const Centred: Story = storyOf({
  type: 'banner',
  properties: {
    title: 'Draw it. We print it.',
    copy: 'Your artwork on organic cotton, from a single piece.',
    image: storyScene('sea'),
    align: 'center',
    verticalAlignment: 'bottom',
    price: 24,
    salePrice: 18,
    pricePrefix: 'From',
    actions: [{ text: 'Open the studio', href: '@studio', icon: 'palette', primary: true }],
  },
});

export const Compact: Story = storyOf({
  type: 'banner',
  properties: {
    title: 'Quiet colours',
    copy: 'Eight garment-dyed shades.',
    compact: true,
    align: 'right',
    image: storyScene('meadow'),
  },
});

export const Slim: Story = storyOf({
  type: 'banner',
  properties: {
    title: 'Last orders for Christmas: Friday',
    slim: true,
    image: storyScene('night'),
    actions: [{ text: 'Delivery dates', href: '/help/' }],
  },
});

export const ColourOnly: Story = storyOf({
  type: 'banner',
  properties: {
    title: 'The theme decides',
    copy: 'Without a picture.',
    actions: [
      { text: 'Shop the collection', href: '/collection/all/', primary: true },
      { text: 'Our story', href: '/about/' },
    ],
  },
});
