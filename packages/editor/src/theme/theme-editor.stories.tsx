import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeEditor } from './theme-editor.tsx';

const meta: Meta<typeof ThemeEditor> = {
  title: 'editor/ThemeEditor',
  component: ThemeEditor,
  parameters: { layout: 'fullscreen' },
  args: {
    shop: 'Harbour Goods',
    look: { theme: 'nordic', values: { 'button.radius': '999px' }, dark: {} },
    isDraft: false,
    onSave: async () => ({ ok: true }),
    onPublish: async () => ({ ok: true }),
    onDiscard: async () => ({ ok: true }),
    onExport: () => undefined,
    onImport: async () => ({ ok: false, message: 'There is no server in this story' }),
    kept: {
      themes: [{ id: 'summer', name: 'Summer', look: { theme: 'salt', values: {}, dark: {} } }],
      onKeep: async () => ({ ok: true }),
      onRename: async () => ({ ok: true }),
      onDelete: async () => ({ ok: true }),
    },
    ownFonts: {
      fonts: [{ id: 'brand', family: 'Brand Grotesk', weight: '100 900' }],
      onAdd: async () => ({ ok: true, family: 'Brand Grotesk' }),
      onRemove: async () => ({ ok: true }),
    },
  },
  render: (args) => (
    <div style={{ height: '100dvh' }}>
      <ThemeEditor {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof ThemeEditor>;

export const Published: Story = {};

/** A draft that is published by itself. */
export const Scheduled: Story = {
  args: { isDraft: true, publishAt: '2027-03-01T08:00:00.000Z', onUnschedule: async () => ({ ok: true }) },
};

/** Texts that cannot be read, each with a repair. */
export const WeakContrast: Story = {
  args: { look: { theme: 'base', values: { 'text.color': '#b8b8b8', 'text.muted': '#cfcfcf' }, dark: {} } },
};

/** The values in which two themes differ. */
export const Comparing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const item = [...document.querySelectorAll('[role=menuitem]')].find(
      ({ textContent }) => textContent === 'Compare with another theme',
    );
    if (item) await userEvent.click(item);
  },
};

/** For the owner of an app that only saves: nothing else is offered. */
export const SavingOnly: Story = {
  args: {
    onPublish: undefined,
    onDiscard: undefined,
    onExport: undefined,
    onImport: undefined,
    kept: undefined,
    ownFonts: undefined,
  },
};
