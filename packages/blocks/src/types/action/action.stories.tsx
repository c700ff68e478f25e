import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Action tile',
  ...blockDocs('action'),
};
export default meta;
type Story = StoryObj;

export const Tiles: Story = {
  args: {
    blocks: (
      [
        ['Design your own', 'Your artwork on organic cotton, from a single piece.', 'palette', '/studio/'],
        ['Order for a team', 'Names and numbers, each size in one parcel.', 'people', '/get-a-quote/'],
        ['Send back worn cotton', 'Any brand. We pay the postage.', 'recycle', '/returns/'],
        ['Ask us', 'A person answers, on weekdays from nine to five.', 'message', '@open-chat'],
      ] as const
    ).map(([title, copy, icon, href]) => ({
      type: 'action',
      size: 3,
      properties: { title, copy, icon, href },
    })),
  },
};

export const AcrossTheRow: Story = storyOf({
  type: 'action',
  properties: {
    title: 'Get ten per cent off a second print',
    copy: 'Until the end of the month, without a code.',
    icon: 'offer',
    href: '/collection/prints/',
    ratio: 'wide',
    backgroundColor: '#24433a',
    textColor: '#f4f1ea',
  },
});
