import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageEditor } from './page-editor.tsx';
import { storyCanvas, storyPage } from './testing/story-shop.tsx';

const meta: Meta<typeof PageEditor> = {
  title: 'editor/PageEditor',
  component: PageEditor,
  parameters: { layout: 'fullscreen' },
  args: {
    page: storyPage,
    plan: 'pro',
    choices: {
      collections: [
        { value: 't-shirts', label: 'T-shirts' },
        { value: 'autumn', label: 'Autumn' },
      ],
      colours: [
        { value: '#86b302', label: 'Brand' },
        { value: '#20231c', label: 'Ink' },
        { value: '#f5f6f3', label: 'Paper' },
      ],
    },
    onSave: async (page) => ({ ok: true, page }),
  },
  render: (args, { globals }) => {
    const canvas = storyCanvas(globals);
    return (
      <div style={{ height: '100dvh' }}>
        <PageEditor
          {...args}
          canvasOrigin={canvas?.origin ?? 'https://demo.preview.example'}
          canvasUrl={canvas?.url ?? 'about:blank'}
        />
      </div>
    );
  },
};
export default meta;
type Story = StoryObj<typeof PageEditor>;

export const ProPlan: Story = {};

/** The form of a block: its colours, folded settings and help. */
export const ABlock: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Row/ }));
    await userEvent.click(canvas.getByText('Design'));
  },
};

export const OtherPlan: Story = {
  args: {
    plan: 'standard',
    upgradeHref: '/plans/',
    onSave: async () => ({ ok: false, status: 402, message: '', errors: [] }),
  },
};
