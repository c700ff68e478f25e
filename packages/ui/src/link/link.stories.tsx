import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterLink } from '../react-router/router-link.tsx';
import { Link, LinkProvider } from './link.tsx';

const meta: Meta<typeof Link> = {
  title: 'ui/Link',
  component: Link,
  subcomponents: { LinkProvider, RouterLink },
  args: { href: '/returns/', children: 'Return an item' },
};
export default meta;

export const Inside: StoryObj<typeof Link> = {};

export const ElsewhereInANewTab: StoryObj<typeof Link> = {
  args: { href: 'https://example.com/size-guide/', target: '_blank', children: 'Size guide of the maker' },
};
