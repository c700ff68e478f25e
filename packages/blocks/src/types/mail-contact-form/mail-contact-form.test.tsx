import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockEnvironment } from '../../environment/environment.ts';
import type { ContactRequest } from '../../environment/optional.ts';
import { provokeBlock, showBlock } from '../../testing/show-block.tsx';
import { mailtoOf, readAddress } from './mail-address.ts';
import { openMail } from './open-mail.ts';
import { contactFailure, contactSuccess } from './use-contact-form.ts';

vi.mock('./open-mail.ts', () => ({ openMail: vi.fn() }));
beforeEach(() => void vi.mocked(openMail).mockClear());

const letter = { name: 'Ada & Co', email: 'ada@example.com', message: 'Hello\nthere' };

function form(own: Partial<BlockEnvironment>, contactEmail = 'shop@example.com') {
  const container = showBlock({ type: 'mailContactForm', properties: { contactEmail } }, own);
  const type = (label: string, value: string): void =>
    void fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return {
    container,
    type,
    fill: (): void => {
      type('Your name', ` ${letter.name} `);
      type('Your email', letter.email);
      type('Message', letter.message);
    },
    send: () => fireEvent.click(screen.getByRole('button', { name: /^Send/ })),
  };
}

describe('B63 mailContactForm', () => {
  it('B63 needs a name, a valid email and a message, and focuses what is at fault', async () => {
    const contact = vi.fn<NonNullable<BlockEnvironment['contact']>>();
    const { type, send } = form({ contact });
    send();
    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    type('Your name', 'Ada');
    type('Message', 'Hi');
    type('Your email', 'ada@');
    send();
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
    expect(screen.getByLabelText('Your email').getAttribute('aria-invalid')).toBe('true');
    expect(contact).not.toHaveBeenCalled();
  });

  it('B63 sends through the environment, once, and can be used again', async () => {
    const requests: ContactRequest[] = [];
    const { fill, send } = form({
      contact: async (request) => {
        requests.push(request);
        return { ok: true, message: '' };
      },
    });
    fill();
    send();
    send();
    expect(await screen.findByText(contactSuccess)).toBeDefined();
    expect(requests).toEqual([{ contactEmail: 'shop@example.com', ...letter }]);
    expect(openMail).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
  });

  it.each([
    [
      async () => ({ ok: false, message: 'This address is blocked', invalid: true }),
      'This address is blocked',
    ],
    [async () => ({ ok: false, message: '' }), contactFailure],
    [async () => Promise.reject(new Error('offline')), contactFailure],
  ])('B63 says what went wrong and keeps the message %#', async (contact, words) => {
    const { fill, send } = form({ contact });
    fill();
    send();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByLabelText('Message')).toHaveProperty('value', letter.message);
  });

  it('B63 without a call opens the mail program, and says that it is not sent yet', async () => {
    const { fill, send } = form({});
    fill();
    send();
    await waitFor(() =>
      expect(openMail).toHaveBeenCalledExactlyOnceWith(mailtoOf('shop@example.com', letter)),
    );
    expect(screen.getByRole('status').textContent).toContain('Send it there');
    expect(screen.getByText('Try again').getAttribute('href')).toBe(mailtoOf('shop@example.com', letter));
  });

  it('B63 a bot that fills in the hidden field sends nothing', async () => {
    const contact = vi.fn<NonNullable<BlockEnvironment['contact']>>();
    const { container, fill, send } = form({ contact });
    fill();
    const trap = container.querySelector<HTMLInputElement>('[name="website"]');
    expect(trap?.tabIndex).toBe(-1);
    if (trap !== null) trap.value = 'https://spam.example';
    send();
    expect(await screen.findByText(contactSuccess)).toBeDefined();
    expect(contact).not.toHaveBeenCalled();
  });

  it('B63 is hidden where there is nobody to write to, and says so to the owner', () => {
    expect(showBlock({ type: 'mailContactForm' }).textContent).toBe('');
    const preview = showBlock({ type: 'mailContactForm' }, { mode: 'preview' });
    expect(preview.textContent).toContain('once it has the email address');
  });

  it('B63 a letter can add neither header nor recipient to the address', () => {
    const hostile = mailtoOf('shop@example.com', {
      name: 'A\r\nBcc: x@y.example',
      email: 'a@b.example?cc=z',
      message: '&cc=evil@example.com \uD800',
    });
    expect(new URL(hostile).pathname).toBe('shop@example.com');
    expect([...new URL(hostile).searchParams.keys()]).toEqual(['subject', 'body']);
    expect(hostile).not.toMatch(/[\r\n]/);
    expect(readAddress('a@b.example?bcc=c@d.example')).toBe('');
    expect(readAddress('a@b.example,c@d.example')).toBe('');
  });

  it('B63 reads any property', () => {
    expect(
      provokeBlock('mailContactForm', {
        keys: ['contactEmail', 'title', 'copy', 'buttonText'],
        base: { contactEmail: 'shop@example.com' },
      }),
    ).toEqual([]);
  });
});
