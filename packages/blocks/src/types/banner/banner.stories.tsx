import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf, withSectionSchemes } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Banner',
  ...blockDocs('banner'),
  decorators: [withSectionSchemes],
};
export default meta;
type Story = StoryObj;

export const Picture: Story = storyOf({
  type: 'banner',
  properties: {
    title: 'Made to be worn for years',
    copy: 'Organic cotton, printed to order and posted without plastic.',
    image: storyPicture('rail-autumn'),
    mobileImage: storyPicture('rail-autumn-portrait'),
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
    image: storyPicture('line-by-the-sea'),
    mobileImage: storyPicture('line-by-the-sea-portrait'),
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
    image: storyPicture('rail-spring'),
    mobileImage: storyPicture('rail-spring-portrait'),
  },
});

/** As long a title as there can be, in one line and in the widest font. */
export const LongTitle: Story = {
  ...storyOf({
    type: 'banner',
    properties: {
      title: 'Made to be worn for many years by all your family',
      compact: true,
      image: storyPicture('rail-autumn'),
      mobileImage: storyPicture('rail-autumn-portrait'),
    },
  }),
  globals: { theme: 'neonCity' },
  play: async ({ canvasElement }) => {
    const veil = canvasElement.querySelector('.veil');
    const title = canvasElement.querySelector('.title')?.firstChild;
    if (!veil || !title) throw new Error('The banner has no words on a picture.');
    const words = document.createRange();
    const { fontFamily, fontWeight } = getComputedStyle(title.parentElement ?? veil);
    await document.fonts.load(`${fontWeight} 1em ${fontFamily}`);
    words.selectNodeContents(title);
    const { left, width } = veil.getBoundingClientRect();
    const end = ((words.getBoundingClientRect().right - left) / width) * 100;
    const reach = Number.parseFloat(getComputedStyle(veil).getPropertyValue('--b-veil-reach')) || 85;
    // From 45% of the width on the veil wanes; with six tenths of it large white words have 3:1 on paper.
    if (width >= 768 && (reach - end) / (reach - 45) < 0.6) {
      throw new Error(`The words end at ${Math.round(end)}%, where the veil is too thin for them.`);
    }
  },
};

export const Slim: Story = storyOf({
  type: 'banner',
  properties: {
    title: 'Last orders for Christmas: Friday',
    slim: true,
    image: storyPicture('still-life-evening'),
    mobileImage: storyPicture('still-life-evening-portrait'),
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

/** Without a picture, in colours of the theme. */
export const InAScheme: Story = {
  args: {
    blocks: (['dark', 'tint'] as const).map((scheme) => ({
      type: 'banner',
      properties: {
        scheme,
        media: 'overlay',
        title: 'Sale ends on Sunday',
        copy: 'Up to a third off what is left of the summer.',
        slim: true,
        actions: [{ text: 'See what is left', href: '/collection/sale/', primary: true }],
      },
    })),
  },
};
