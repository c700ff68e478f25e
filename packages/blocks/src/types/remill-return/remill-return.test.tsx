import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BlockEnvironment } from '../../environment/environment.ts';
import { provokeBlock, showBlock } from '../../testing/show-block.tsx';
import { remillFailure, remillSuccess } from './use-remill-return.ts';

type Submit = NonNullable<BlockEnvironment['submitRemill']>;

function form(submitRemill: Submit) {
  showBlock({ type: 'remillReturn' }, { submitRemill });
  const field = screen.getByPlaceholderText('Email Address');
  return {
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    send: () => fireEvent.click(screen.getByRole('button')),
  };
}

describe('B64 remillReturn', () => {
  it('B64 submit is blocked while the email is missing or invalid', async () => {
    const submit = vi.fn<Submit>();
    const { field, type, send } = form(submit);
    send();
    expect(await screen.findByText('This field is required')).toBeDefined();
    type('ada@');
    send();
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(submit).not.toHaveBeenCalled();
  });

  it('B64 is ignored while loading, and thanks in the spec’s words', async () => {
    const asked: unknown[] = [];
    const { type, send } = form(async (values) => {
      asked.push(values);
      return { type: 'success', message: 'ignored' };
    });
    type(' ada@example.com ');
    send();
    expect(screen.getByRole('button').textContent).toBe('Sending…');
    send();
    expect(await screen.findByText(remillSuccess)).toBeDefined();
    expect(remillSuccess).toBe('Thank you, we sent you an email with instructions.');
    expect(asked).toEqual([{ email: 'ada@example.com' }]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[string, Submit, string]>([
    ['the server’s message', async () => ({ type: 'warning', message: 'Asked already' }), 'Asked already'],
    ['the spec’s words', async () => ({ type: 'error', message: '' }), remillFailure],
    ['the spec’s words', async () => Promise.reject(new Error('offline')), remillFailure],
  ])('B64 a failure shows %s', async (_, submit, words) => {
    const { type, send } = form(submit);
    type('ada@example.com');
    send();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull();
    expect(remillFailure).toBe("We're sorry, something went wrong. Please try again later.");
  });

  it('B64 is hidden where nothing could be sent', () => {
    expect(showBlock({ type: 'remillReturn' }).textContent).toBe('');
    expect(showBlock({ type: 'remillReturn' }, { mode: 'preview' }).textContent).toContain(
      'cannot be sent here',
    );
  });

  it('B64 reads any property', () => {
    expect(provokeBlock('remillReturn', { keys: ['title', 'copy', 'buttonText', 'image', 'alt'] })).toEqual(
      [],
    );
  });
});
