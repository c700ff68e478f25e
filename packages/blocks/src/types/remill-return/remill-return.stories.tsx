import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/story-art.ts';
import { blockDocs, storyOf } from '../../testing/story.tsx';
import { remillReturnData } from './remill-return.data.ts';

const meta: Meta = {
  title: 'blocks/Return for recycling',
  ...blockDocs('remillReturn'),
};
export default meta;
type Story = StoryObj;

export const WithPicture: Story = storyOf({
  type: 'remillReturn',
  properties: { ...remillReturnData.defaults, image: storyPicture('rail-spring-portrait') },
});

export const Half: Story = storyOf({ type: 'remillReturn', size: 6, properties: remillReturnData.defaults });
