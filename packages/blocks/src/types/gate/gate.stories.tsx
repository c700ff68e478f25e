import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Gate',
  ...blockDocs('gate'),
};
export default meta;
type Story = StoryObj;

const items = [{ type: 'productList', properties: { title: 'Early access', limit: 4 } }];

/** In a month, on the hour. */
const nextMonth = `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 13)}:00:00Z`;

/** The password is sesame. */
export const Password: Story = storyOf({
  type: 'gate',
  properties: {
    title: 'For friends of the shop',
    copy: 'The password is on the card in your parcel.',
    action: { text: 'I have no card', href: '/help/' },
  },
  items,
});

export const ComingSoon: Story = storyOf({
  type: 'gate',
  properties: {
    kind: 'comingSoon',
    title: 'The night collection',
    copy: 'Six prints by Nina Vale, in a run of two hundred each.',
    opensAt: nextMonth,
    action: { text: 'Tell me when', href: '@open-newsletter' },
  },
  items,
});

export const SignUp: Story = storyOf({
  type: 'gate',
  properties: {
    kind: 'signUp',
    title: 'Members first',
    copy: 'The spring prints, a week before everybody else.',
    action: { text: 'Sign in', href: '/login/' },
  },
  items,
});
