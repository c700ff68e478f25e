import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SnackbarProvider } from '../snackbar/snackbar-provider.tsx';
import { FirstCodeDialog } from './first-code-dialog.tsx';

function Example() {
  const [open, setOpen] = useState(true);
  return (
    <SnackbarProvider>
      <FirstCodeDialog
        open={open}
        email="a@b.example"
        asking={{ title: 'Set up', description: 'Scan it' }}
        done={{ title: 'It is on', description: 'From now on' }}
        help="Six digits"
        onCode={async () => ['aaaa', 'bbbb']}
        onClose={() => setOpen(false)}
      />
    </SnackbarProvider>
  );
}

it('the codes take the keyboard, say what has happened, and stay until they are kept', async () => {
  render(<Example />);
  const field = await screen.findByLabelText('Authentication code');
  field.focus();
  fireEvent.change(field, { target: { value: '123456' } });
  await act(async () => void fireEvent.submit(document.querySelector('form')!));
  const codes = screen.getByRole('group', { name: 'It is on. Keep these codes now' });
  expect(document.activeElement).toBe(codes);
  fireEvent.keyDown(codes, { key: 'Escape' });
  expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'I have kept them' })));
  expect(screen.queryByRole('dialog')).toBeNull();
});
