import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { IconButton } from '../button/icon-button.tsx';
import { SnackbarProvider, useSnackbar } from '../snackbar/snackbar-provider.tsx';
import { Popover } from './popover.tsx';

afterEach(cleanup);

/** A bell whose panel is no part of it. */
function Bell(): ReactElement {
  const bell = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const tell = useSnackbar();
  return (
    <>
      <IconButton ref={bell} label="News" onClick={() => setOpen(!open)}>
        !
      </IconButton>
      <p>Elsewhere</p>
      <Popover anchor={bell} title="What is new" open={open} onOpenChange={setOpen}>
        <button
          type="button"
          onClick={() => tell({ text: 'Gone', action: { label: 'Undo', onSelect: () => undefined } })}
        >
          Delete
        </button>
      </Popover>
    </>
  );
}

const panel = () => screen.queryByRole('dialog', { name: 'What is new' });
/** A press as a mouse makes it, with the focus that goes along. */
function press(element: HTMLElement): void {
  fireEvent.pointerDown(element);
  fireEvent.mouseDown(element);
  element.focus();
  fireEvent.pointerUp(element);
  fireEvent.mouseUp(element);
  fireEvent.click(element);
}

async function opened(): Promise<void> {
  render(
    <SnackbarProvider>
      <Bell />
    </SnackbarProvider>,
  );
  press(screen.getByRole('button', { name: 'News' }));
  await waitFor(() => expect(panel()).not.toBeNull());
}

describe('a popover at an anchor', () => {
  it('closes by its anchor, which opened it', async () => {
    await opened();
    press(screen.getByRole('button', { name: 'News' }));
    await waitFor(() => expect(panel()).toBeNull());
  });

  it('stays while a message is answered, and closes by a press elsewhere', async () => {
    await opened();
    press(screen.getByRole('button', { name: 'Delete' }));
    press(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Gone')).toBeNull());
    expect(panel()).not.toBeNull();
    press(screen.getByText('Elsewhere'));
    await waitFor(() => expect(panel()).toBeNull());
  });
});
