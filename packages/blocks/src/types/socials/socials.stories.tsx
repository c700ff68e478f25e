import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Social networks',
  ...blockDocs('socials'),
};
export default meta;
type Story = StoryObj;

const all = {
  tiktok: '@linden.wear',
  twitter: '@lindenwear',
  youtube: 'lindenwear',
  facebook: 'lindenwear',
  linkedin: 'https://www.linkedin.com/company/lindenwear/',
  instagram: '@linden.wear',
};

export const Outlined: Story = storyOf({
  type: 'socials',
  properties: { ...all, title: 'Come and find us' },
});

export const Filled: Story = storyOf({
  type: 'socials',
  properties: { ...all, look: 'filled', align: 'left' },
});

export const WithNames: Story = storyOf({
  type: 'socials',
  properties: { instagram: '@linden.wear', tiktok: '@linden.wear', youtube: 'lindenwear', showNames: true },
});
