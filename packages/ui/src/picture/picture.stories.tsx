import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './picture.tsx';

const drawing = new URL('../testing/pictures/tee-sun.webp', import.meta.url).href;

const meta: Meta<typeof Picture> = {
  title: 'ui/Picture',
  component: Picture,
  args: { src: drawing, alt: 'T-shirt with a red sun', width: 640, height: 800 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Picture>;

export const Product: Story = {};
export const Cropped: Story = { args: { height: 240, focus: { x: 0.5, y: 0.3 } } };
export const Priority: Story = { args: { priority: true } };
