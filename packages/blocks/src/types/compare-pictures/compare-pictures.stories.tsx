import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Compare pictures',
  ...blockDocs('comparePictures'),
};
export default meta;
type Story = StoryObj;

export const PlainAndPrinted: Story = storyOf({
  type: 'comparePictures',
  size: 6,
  properties: {
    before: storyPicture('tee-plain'),
    beforeAlt: 'A plain T-shirt',
    beforeLabel: 'Plain',
    after: storyPicture('tee-poppy'),
    afterAlt: 'The same T-shirt with a print of poppies',
    afterLabel: 'Printed',
    ratio: 'tall',
    caption: 'Printed in one pass, in Freshwater',
  },
});

export const Wide: Story = storyOf({
  type: 'comparePictures',
  properties: {
    before: storyPicture('rail-spring'),
    beforeAlt: 'A clothes rail in spring',
    after: storyPicture('rail-autumn'),
    afterAlt: 'A clothes rail in autumn',
    start: 30,
    ratio: 'short',
  },
});
