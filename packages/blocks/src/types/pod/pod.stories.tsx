import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { StoryPage, storyOf } from '../../testing/story.tsx';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Content',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Under: Story = storyOf({
  type: 'pod',
  size: 6,
  properties: {
    title: 'The everyday tee',
    copy: 'Midweight organic cotton in twelve colours.',
    href: '/collection/',
    image: storyPicture('tee-sun'),
  },
});

export const OnThePicture: Story = storyOf({
  type: 'pod',
  size: 6,
  properties: {
    title: 'Sweatshirts',
    copy: 'For the first cold mornings.',
    href: '/c/',
    image: storyPicture('rail-autumn-portrait'),
    ratio: 'tall',
    overlay: true,
    textSize: 4,
    textShadow: 'light',
  },
});

export const WithPriceAndButton: Story = storyOf({
  type: 'pod',
  size: 6,
  properties: {
    title: 'Starter bundle',
    image: storyPicture('flat-lay-summer-portrait'),
    badge: 'Bundle',
    icon: 'gift',
    href: '/b/',
    price: 60,
    salePrice: 48,
    pricePrefix: 'From',
    buttonText: 'Have a look',
    buttonStyle: { fill: true },
  },
});
