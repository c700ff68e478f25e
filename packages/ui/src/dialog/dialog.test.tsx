import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Menu } from '../menu/menu.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Edit collection" description="At once">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

describe('U9 dialogs', () => {
  it('U9 have a name and a description, take the focus into their content and give it back', async () => {
    render(<Example />);
    const opener = screen.getByRole('button', { name: 'Edit' });
    opener.focus();
    fireEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Edit collection' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'At once',
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('U9 close on Escape', async () => {
    render(<Example />);
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('U9 that are held stay on Escape, and have no cross', async () => {
    const change = vi.fn();
    render(
      <Dialog open held onOpenChange={change} title="Your codes">
        <button type="button">Kept</button>
      </Dialog>,
    );
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    expect(change).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('U9 leave nothing in the tree while closed', () => {
    render(<Dialog open={false} onOpenChange={() => undefined} title="Hidden" />);
    expect(screen.queryByText('Hidden')).toBeNull();
  });

  it('U9 that confirm start on Cancel where something is destroyed', async () => {
    const confirm = vi.fn();
    const change = vi.fn();
    render(
      <ConfirmDialog
        open
        onOpenChange={change}
        title="Delete page"
        text="Are you sure you want to delete this page?"
        confirmLabel="Delete page"
        danger
        onConfirm={confirm}
      />,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
    fireEvent.click(screen.getByRole('button', { name: 'Delete page' }));
    expect(confirm).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(change).toHaveBeenCalledWith(false);
  });

  it('U9 drawers are dialogs at a side', async () => {
    render(
      <Drawer open onOpenChange={() => undefined} title="Filters" side="start">
        Colours
      </Drawer>,
    );
    expect((await screen.findByRole('dialog', { name: 'Filters' })).getAttribute('data-side')).toBe('start');
  });
});

describe('U10 menus', () => {
  it('U10 open from their button and do what is chosen', async () => {
    const copy = vi.fn();
    render(
      <Menu
        trigger={<Button>More</Button>}
        items={[
          { key: 'copy', label: 'Duplicate', onSelect: copy },
          { kind: 'separator', key: 'line' },
          { kind: 'link', key: 'view', label: 'View', href: '/product/tee/' },
        ]}
      />,
    );
    const trigger = screen.getByRole('button', { name: 'More' });
    expect(trigger.getAttribute('aria-haspopup')).toBe('menu');
    await act(async () => {
      fireEvent.click(trigger);
    });
    expect(screen.getByRole('menuitem', { name: 'View' }).getAttribute('href')).toBe('/product/tee/');
    await act(async () => {
      fireEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    });
    expect(copy).toHaveBeenCalledOnce();
  });
});
