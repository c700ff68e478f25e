import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockDocs, storyOf } from '../../testing/story.tsx';

const meta: Meta = {
  title: 'blocks/Badge progress',
  ...blockDocs('badgeProgress'),
};
export default meta;
type Story = StoryObj;

const badges = ['sign-up', 'profile', 'theme', 'designer', 'homepage', 'billing', 'entrepreneur'].map(
  (code, index) => ({ code, unlocked: index < 4 }),
);

export const Ring: Story = storyOf({
  type: 'badgeProgress',
  properties: { title: 'Open your shop', copy: 'Three steps left: a page, a card, a customer.', badges },
});

export const Steps: Story = storyOf({
  type: 'badgeProgress',
  properties: { title: 'Open your shop', look: 'steps', badges },
});

export const HalfARow: Story = storyOf({
  type: 'badgeProgress',
  size: 6,
  properties: { title: 'Nothing done yet', badges: badges.map(({ code }) => ({ code })) },
});
