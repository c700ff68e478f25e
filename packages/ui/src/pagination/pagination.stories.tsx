import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

const meta: Meta<typeof Pagination> = {
  title: 'ui/Pagination',
  component: Pagination,
  args: { page: 6, count: 20, href: (page: number) => `?page=${page}` },
};
export default meta;

export const Middle: StoryObj<typeof Pagination> = {};
export const First: StoryObj<typeof Pagination> = { args: { page: 1, count: 4, label: 'Pages of reviews' } };
