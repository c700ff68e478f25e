import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BlockEnvironment } from '../../environment/environment.ts';
import type { SubscribeRequest } from '../../environment/subscribe.types.ts';
import { PageView } from '../../page/page-view.tsx';
import { testEnvironment } from '../../testing/environment.tsx';

describe('B23 newsletter', () => {
  const form = (own: Partial<BlockEnvironment>) => {
    const block = { type: 'newsletterSubscribe', properties: { mailingList: 'vip' } };
    render(<PageView page={{ blocks: [block] }} environment={testEnvironment(own)} />);
    const type = (label: string, value: string): void =>
      void fireEvent.change(screen.getByLabelText(label), { target: { value } });
    return { type, send: () => fireEvent.click(screen.getByRole('button')) };
  };

  it('B23 needs a first name and a valid email, and focuses what is at fault', async () => {
    const subscribe = vi.fn<BlockEnvironment['subscribe']>();
    const { type, send } = form({ subscribe });
    send();
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    type('First name', 'Ada');
    type('Email', 'ada@');
    send();
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('B23 tells a first name that is too long at its own field', async () => {
    const subscribe = vi.fn<BlockEnvironment['subscribe']>();
    const { type, send } = form({ subscribe });
    type('First name', 'n'.repeat(81));
    type('Email', 'ada@example.com');
    send();
    expect(await screen.findByText('Must contain no more than 80 characters')).toBeDefined();
    const name = screen.getByLabelText('First name');
    expect([name.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', name]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('B23 does not leave an old failure beside a new fault', async () => {
    const { type, send } = form({ subscribe: async () => ({ ok: false, message: 'Try later' }) });
    type('First name', 'Ada');
    type('Email', 'ada@example.com');
    send();
    expect(await screen.findByText('Try later')).toBeDefined();
    type('Email', 'ada@');
    send();
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
    expect(screen.queryByText('Try later')).toBeNull();
  });

  it('B23 focuses what the shop finds at fault, too', async () => {
    const { type, send } = form({
      subscribe: async () => ({ ok: false, message: 'Not this one', invalid: true }),
    });
    type('First name', 'Ada');
    type('Email', 'ada@example.com');
    screen.getByRole('button').focus();
    send();
    expect(await screen.findByText('Not this one')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('B23 goes on at the thanks, where the button with the focus went', async () => {
    const { type, send } = form({ subscribe: async () => ({ ok: true, message: 'Thanks' }) });
    type('First name', 'Ada');
    type('Email', 'ada@example.com');
    screen.getByRole('button').focus();
    send();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Thanks'));
    // An effect moves the focus after the words are there.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
  });

  it('B23 sends once and shows the spec’s words when the answer has none', async () => {
    const requests: SubscribeRequest[] = [];
    const { type, send } = form({
      subscribe: async (request) => {
        requests.push(request);
        return { ok: true, message: '' };
      },
    });
    type('First name', ' Ada ');
    type('Email', ' ada@example.com ');
    send();
    send();
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        "We've sent you an email to verify your subscription",
      ),
    );
    expect(requests).toEqual([{ mailingList: 'vip', email: 'ada@example.com', firstName: 'Ada' }]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [
      async () => ({ ok: false, message: 'This address is on the list already', invalid: true }),
      'This address is on the list already',
    ],
    [async () => ({ ok: false, message: '' }), 'Oops... Something went wrong, please try again later'],
    [
      async () => Promise.reject(new Error('offline')),
      'Oops... Something went wrong, please try again later',
    ],
  ])('B23 says what went wrong %#', async (subscribe, message) => {
    const { type, send } = form({ subscribe });
    type('First name', 'Ada');
    type('Email', 'ada@example.com');
    send();
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull();
  });
});
