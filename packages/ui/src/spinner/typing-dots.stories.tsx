import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypingDots } from './typing-dots.tsx';

const meta: Meta<typeof TypingDots> = {
  title: 'ui/TypingDots',
  component: TypingDots,
  args: { label: 'Ann is writing' },
};
export default meta;

export const Writing: StoryObj<typeof TypingDots> = {};
