import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../field/checkbox.tsx';
import { RadioGroup } from '../field/radio-group.tsx';
import { TextField } from '../field/text-field.tsx';
import type { SubmitFault } from './form-state.ts';
import { useForm } from './use-form.ts';

interface Values {
  email: string;
  size: 'S' | 'M' | '';
  terms: boolean;
}
const empty: Values = { email: '', size: '', terms: false };

function Form({
  send,
  initialValues = empty,
}: {
  send: (values: Values) => Promise<SubmitFault | void>;
  initialValues?: Values;
}) {
  const form = useForm({
    initialValues,
    schema: { email: ['required', 'email'], size: 'required' },
    onSubmit: send,
  });
  return (
    <form {...form.props} aria-label="Order">
      {form.message && <p role="alert">{form.message}</p>}
      <TextField label="Email" {...form.field('email')} />
      <RadioGroup
        label="Size"
        {...form.field('size')}
        options={[
          { value: 'S', label: 'Small' },
          { value: 'M', label: 'Medium' },
        ]}
      />
      <Checkbox label="Terms" {...form.check('terms')} />
      <Button type="submit" loading={form.submitting}>
        Send
      </Button>
      <output>{form.dirty ? 'changed' : 'as it was'}</output>
    </form>
  );
}

const submit = () => fireEvent.submit(screen.getByRole('form'));
const full: Values = { email: 'maya@shop.example', size: 'M', terms: true };

describe('U8 useForm', () => {
  it('U8 refuses what breaks a rule and puts the focus on the first field at fault', () => {
    const send = vi.fn();
    render(<Form send={send} />);
    submit();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'maya@shop.example' } });
    submit();
    expect(document.activeElement).toBe(screen.getByLabelText('Small'));
  });

  it('U8 reads the message out where the focus is in the field at fault already, at each attempt', async () => {
    render(<Form send={vi.fn()} />);
    const email = screen.getByLabelText('Email');
    email.focus();
    submit();
    const message = document.getElementById(email.getAttribute('aria-describedby') ?? '');
    const read: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) read.push(node.textContent ?? '');
    });
    watch.observe(message ?? document.body, { childList: true });
    expect(message?.getAttribute('aria-live')).toBe('assertive');
    await waitFor(() => expect(read).toEqual(['This field is required']));
    submit();
    await waitFor(() => expect(read).toHaveLength(2));
    watch.disconnect();
  });

  it('U8 leaves a message that comes with the focus to be read once', () => {
    render(<Form send={vi.fn()} />);
    submit();
    const email = screen.getByLabelText('Email');
    expect(document.activeElement).toBe(email);
    expect(
      document.getElementById(email.getAttribute('aria-describedby') ?? '')?.hasAttribute('aria-live'),
    ).toBe(false);
  });

  it('U8 shows a message when a field is left, not while it is typed in', () => {
    render(<Form send={vi.fn()} />);
    const email = screen.getByLabelText('Email');
    fireEvent.change(email, { target: { value: 'maya' } });
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('changed');
    fireEvent.blur(email);
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  });

  it('U8 sends once, however often it is pressed', async () => {
    let finish: () => void = () => undefined;
    const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Form send={send} initialValues={full} />);
    submit();
    submit();
    expect(send).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledWith(full);
    expect(screen.getByRole('button', { name: /Send/ }).getAttribute('aria-busy')).toBe('true');
    await act(async () => finish());
    expect(screen.getByRole('button', { name: /Send/ }).hasAttribute('aria-busy')).toBe(false);
  });

  it('U8 merges the server’s messages and focuses the first', async () => {
    render(
      <Form
        initialValues={full}
        send={async () => ({
          message: 'No',
          errors: [{ field: 'email', message: 'There is an account with this address' }],
        })}
      />,
    );
    submit();
    await screen.findByText('There is an account with this address');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'other@shop.example' } });
    expect(screen.queryByText('There is an account with this address')).toBeNull();
  });

  it('U8 shows a message for the whole form', async () => {
    render(
      <Form
        initialValues={full}
        send={async () => ({ message: 'Oops... Something went wrong, please try again later' })}
      />,
    );
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Oops... Something went wrong, please try again later',
    );
  });
});
