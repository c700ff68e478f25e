import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { Stack } from '../layout/layout.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

const meta: Meta<typeof Dialog> = {
  title: 'ui/Dialog',
  component: Dialog,
  subcomponents: { ConfirmDialog, FormDialog },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

function Edit() {
  const [open, setOpen] = useState(true);
  const [name, setName] = useState('Summer collection');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit collection</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Edit collection"
        description="Shoppers see the change at once."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Save changes</Button>
          </>
        }
      >
        <Stack gap={4}>
          <TextField label="Name" value={name} onValueChange={setName} />
          <TextField label="Address" value="summer" prefix="/collection/" disabled />
        </Stack>
      </Dialog>
    </>
  );
}
export const Form: Story = { render: () => <Edit /> };

function Confirm() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete page
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete page"
        text="Are you sure you want to delete this page?"
        confirmLabel="Delete page"
        danger
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}
export const Destructive: Story = { render: () => <Confirm /> };

/** An address of somebody whose street is one long word: the dialog stays within the window. */
export const LongWord: Story = {
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      title="Remove this address?"
      text={`Zoë O’Neil, 1 ${'Long'.repeat(120)} Street. Orders that go there are not changed.`}
      confirmLabel="Remove"
      danger
      onConfirm={() => undefined}
    />
  ),
  play: async () => {
    const around = (await screen.findByRole('dialog')).parentElement;
    // A wider element would be scrolled by the focus, and be off centre.
    await expect(around?.scrollWidth).toBe(window.innerWidth);
  },
};
