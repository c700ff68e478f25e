import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'ui/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { text: 'Home', href: '/' },
      { text: 'Women', href: '/collection/women/' },
      { text: 'Organic T-shirts', href: '/collection/women-t-shirts/' },
      { text: 'Otter at Dawn T-shirt' },
    ],
  },
};
export default meta;

export const Trail: StoryObj<typeof Breadcrumbs> = {};
