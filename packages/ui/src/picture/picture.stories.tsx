import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './picture.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600"><rect width="480" height="600" fill="#e9ece4"/><path d="M160 150c30 30 130 30 160 0l90 50-34 90-40-16v210H144V274l-40 16-34-90z" fill="#2f4a3c"/><circle cx="240" cy="310" r="52" fill="#f3c969"/></svg>',
)}`;

const meta: Meta<typeof Picture> = {
  title: 'ui/Picture',
  component: Picture,
  args: { src: drawing, alt: 'Dark green T-shirt with a yellow sun', width: 480, height: 600 },
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
