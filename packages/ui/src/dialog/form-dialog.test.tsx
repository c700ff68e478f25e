import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TextField } from '../field/text-field.tsx';
import { FormStack } from '../form/form-stack.tsx';
import { useForm } from '../form/use-form.ts';
import { FormDialog } from './form-dialog.tsx';

type Answer = { message: string } | undefined;

/** Sends that wait until the test answers them. */
function pending() {
  const waiting: ((answer: Answer) => void)[] = [];
  return {
    send: () => new Promise<Answer>((resolve) => waiting.push(resolve)),
    answer: async (answer: Answer) => act(async () => waiting.shift()?.(answer)),
  };
}

function Invite({ id, send }: { readonly id: string; readonly send: () => Promise<Answer> }) {
  const form = useForm({ initialValues: { email: 'a@b.example' }, onSubmit: send });
  return (
    <FormStack id={id} form={form}>
      <TextField label="Email" {...form.field('email')} />
    </FormStack>
  );
}

function Example({ send }: { readonly send: () => Promise<Answer> }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FormDialog open={open} onClose={() => setOpen(false)} title="Invite" submitLabel="Send">
        {(id) => <Invite id={id} send={send} />}
      </FormDialog>
    </>
  );
}

const sendButton = () => screen.getByRole('button', { name: /Send/ });
const sendForm = () => fireEvent.submit(document.querySelector('form')!);

describe('U9 a form in a dialog', () => {
  it('U9 says at its button that it is being sent', async () => {
    const { send, answer } = pending();
    render(<Example send={send} />);
    expect(sendButton().getAttribute('aria-busy')).not.toBe('true');
    sendForm();
    expect(sendButton().getAttribute('aria-busy')).toBe('true');
    await answer(undefined);
    expect(sendButton().getAttribute('aria-busy')).not.toBe('true');
  });

  it('U9 says what is wrong beside the buttons, and no longer than it is', async () => {
    const { send, answer } = pending();
    render(<Example send={send} />);
    sendForm();
    await answer({ message: '500 Server error' });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('500 Server error');
    expect(alert.closest('.foot')?.contains(sendButton())).toBe(true);
    sendForm();
    expect(screen.queryByRole('alert')).toBeNull();
    await answer({ message: '500 Server error' });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByText('Open'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
