import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageEditor } from './page-editor.tsx';
import { examplePage } from './testing/page.ts';

const meta: Meta<typeof PageEditor> = {
  title: 'editor/PageEditor',
  component: PageEditor,
  parameters: { layout: 'fullscreen' },
  args: {
    page: examplePage(['slideshow', 'productList', 'row', 'quote', 'newsletterSubscribe']),
    plan: 'pro',
    // There is no shop behind a story: the preview says that it does not answer.
    canvasOrigin: 'https://demo.preview.example',
    canvasUrl: 'about:blank',
    onSave: async (page) => ({ ok: true, page }),
  },
  render: (args) => (
    <div style={{ height: '100dvh' }}>
      <PageEditor {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof PageEditor>;

export const ProPlan: Story = {};

export const OtherPlan: Story = {
  args: {
    plan: 'standard',
    upgradeHref: '/plans/',
    onSave: async () => ({ ok: false, status: 402, message: '', errors: [] }),
  },
};
