import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Content',
  ...blockDocs('pod'),
};
export default meta;
type Story = StoryObj;

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

/** More words than the picture is high: the veil goes along. */
export const ManyWordsOnThePicture: Story = {
  ...storyOf({
    type: 'pod',
    size: 3,
    properties: {
      title: 'What we do with what you have worn out',
      copy: 'Send us what you bought from us, in whatever state it is. We wash it, cut it, spin it anew and knit it into the next one, and you get five pounds for each piece, as often as you like.',
      href: '/recycling/',
      image: storyPicture('tee-plain'),
      overlay: true,
      price: 5,
      buttonText: 'How it works',
    },
  }),
  play: ({ canvasElement }) => {
    const content = canvasElement.querySelector('.content');
    const title = canvasElement.querySelector('.title');
    if (!content || !title) throw new Error('The pod has no words.');
    const { backgroundImage, paddingTop } = getComputedStyle(content);
    const dense = content.getBoundingClientRect().top + Number.parseFloat(paddingTop);
    if (!backgroundImage.includes('gradient') || title.getBoundingClientRect().top < dense - 1) {
      throw new Error('The veil does not reach as far as the words.');
    }
  },
};

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
