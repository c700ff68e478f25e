import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Card',
  ...blockDocs('card'),
};
export default meta;
type Story = StoryObj;

export const Journal: Story = {
  args: {
    blocks: (
      [
        [
          'Fabric',
          'What a T-shirt weighs, and why it matters',
          'We cut three fabrics in half and looked at what holds its shape.',
          'stacks-winter-portrait',
        ],
        [
          'Places',
          'A morning with the printers',
          'Ink, light and a radio that plays only brass bands.',
          'gallery-wall-portrait',
        ],
        [
          'Care',
          'Cold, inside out, on a line',
          'How to keep a print for ten years, by people who have.',
          'washing-line-portrait',
        ],
      ] as const
    ).map(([eyebrow, title, copy, scene]) => ({
      type: 'card',
      size: 4,
      properties: {
        eyebrow,
        title,
        copy,
        href: '/blog/',
        image: storyPicture(scene),
      },
    })),
  },
};

export const WithIconAndButton: Story = {
  args: {
    blocks: [
      {
        type: 'card',
        size: 6,
        properties: {
          icon: 'recycle',
          title: 'Send it back when it is worn out',
          copy: 'Any brand, as long as it is cotton. Postage is paid, and you get a coupon.',
          href: '/returns/',
          buttonText: 'How it works',
        },
      },
      {
        type: 'card',
        size: 6,
        properties: {
          icon: 'truck',
          title: 'Posted within two working days',
          copy: 'In paper.',
          href: '/help/',
          buttonText: 'Delivery',
          align: 'center',
        },
      },
    ],
  },
};

export const OwnColours: Story = storyOf({
  type: 'card',
  properties: {
    title: 'Wholesale from ten pieces',
    copy: 'One price list, no account manager.',
    buttonText: 'Ask for it',
    href: '/get-a-quote/',
    backgroundColor: '#24433a',
    textColor: '#f4f1ea',
  },
});
