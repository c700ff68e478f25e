import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EntryPanel } from './entry-panel.tsx';

afterEach(cleanup);

const asking = (
  <EntryPanel title="Set a new password" text="">
    <button type="button">Set it</button>
  </EntryPanel>
);
const done = (
  <EntryPanel title="Your password is set" text="">
    <a href="/login/">Sign in</a>
  </EntryPanel>
);

it('SA7 the panel that replaces a focused form takes the focus', () => {
  const { rerender } = render(asking);
  screen.getByRole('button').focus();
  rerender(done);
  expect(document.activeElement).toBe(screen.getByRole('heading').parentElement);
});

it('SA7 takes nothing when it opens, nor from where the keyboard is elsewhere', () => {
  const choice = (text: string) => <button type="button">{text}</button>;
  const { rerender } = render(
    <>
      {choice('English')}
      {asking}
    </>,
  );
  expect(document.activeElement).toBe(document.body);
  const elsewhere = screen.getByRole('button', { name: 'English' });
  elsewhere.focus();
  rerender(
    <>
      {choice('English')}
      {done}
    </>,
  );
  expect(document.activeElement).toBe(elsewhere);
});
