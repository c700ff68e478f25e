import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Feed',
  ...blockDocs('feed'),
};
export default meta;
type Story = StoryObj;

export const Blog: Story = storyOf({
  type: 'feed',
  properties: { title: 'From the blog', limit: 3, href: '/blog/', linkText: 'All posts' },
});

export const OnePost: Story = storyOf({ type: 'feed', properties: { source: 'blog' } });

export const Instagram: Story = storyOf({
  type: 'feed',
  properties: {
    title: 'Worn by you',
    source: 'instagram',
    limit: 10,
    href: 'https://www.instagram.com/',
    linkText: 'Follow us',
  },
});

export const Products: Story = storyOf({
  type: 'feed',
  properties: { title: 'New this week', source: 'products', limit: 4 },
});
