import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  ask,
  begun,
  fill,
  freshChat,
  resize,
  say,
  server,
  shop,
  taken,
  windowOf,
} from './testing/chat-shop.tsx';
import { forgetTyped } from './typed-keys.ts';

freshChat();

const form = () => screen.findByLabelText(/How can we help/, {}, { timeout: 5000 });
const composer = () => screen.findByRole('textbox', { name: 'Write a message' }, { timeout: 5000 });
const valueOf = (element: HTMLElement) => (element instanceof HTMLTextAreaElement ? element.value : null);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const send = async (text: string) => {
  const field = await composer();
  fireEvent.change(field, { target: { value: text } });
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
};
const atOnce = () => act(async () => void window.dispatchEvent(new Event('online')));

describe('LC3 text typed into the chat', () => {
  it('is in the form still when it was closed, and after a reload; and leads the keyboard back', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    shop();
    await ask();
    await form();
    fill(/Your name/, 'Ann');
    fill(/How can we help/, 'Which size?');
    fireEvent.keyDown(await windowOf(), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    opener.remove();
    await ask();
    expect(valueOf(await form())).toBe('Which size?');
    cleanup();
    shop();
    await ask();
    expect(valueOf(await form())).toBe('Which size?');
    expect(screen.getByDisplayValue('Ann')).toBeTruthy();
    cleanup();
    forgetTyped();
    shop();
    await ask();
    expect(valueOf(await form())).toBe('');
  });

  it('is in the chat still when it was made small, and after a reload, until it is sent', async () => {
    await begun();
    expect(valueOf(await composer())).toBe('');
    fireEvent.change(await composer(), { target: { value: 'And the col' } });
    fireEvent.keyDown(await windowOf(), { key: 'Escape' });
    await press('Open the chat');
    expect(valueOf(await composer())).toBe('And the col');
    cleanup();
    shop();
    expect(valueOf(await composer())).toBe('And the col');
    await send('And the colour?');
    expect(valueOf(await composer())).toBe('');
    expect(sessionStorage.getItem('omnis.chat.draft')).toBeNull();
    await vi.waitFor(() => expect(sessionStorage.getItem('omnis.chat.unsent')).toBeNull());
  });

  it('goes again by itself with the connection, after a reload too, and is said once', async () => {
    await begun();
    server.refuses = true;
    await send('Red, please');
    await send('Or blue');
    expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(2);
    server.refuses = false;
    await atOnce();
    await vi.waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    server.refuses = true;
    await send('In medium');
    await screen.findByRole('button', { name: 'Retry' });
    cleanup();
    server.refuses = false;
    shop();
    await screen.findByText('In medium', {}, { timeout: 5000 });
    const said = ['Which size?', 'Red, please', 'Or blue', 'In medium'];
    await vi.waitFor(() => expect(server.messages.map(({ text }) => text)).toEqual(said));
  });

  it('stays when staff end the chat, and another one begins with it', async () => {
    await begun();
    taken();
    server.refuses = true;
    await send('Red, please');
    await screen.findByRole('button', { name: 'Retry' });
    fireEvent.change(await composer(), { target: { value: 'And the col' } });
    server.chat = { ...server.chat, status: 'ended' };
    say({ author: 'event', event: 'ended' });
    await atOnce();
    expect(await screen.findByText('And the col')).toBeTruthy();
    expect(screen.getByText('Red, please')).toBeTruthy();
    expect(screen.getAllByText('Not sent')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByText(/you’ll find your unsent message there/)).toBeTruthy();
    await press('Start another chat');
    expect(valueOf(await form())).toBe('Red, please\nAnd the col');
  });

  it('goes with who signs out', async () => {
    await begun();
    server.refuses = true;
    await send('Red, please');
    await screen.findByRole('button', { name: 'Retry' });
    fireEvent.change(await composer(), { target: { value: 'And the col' } });
    server.gone = true;
    await atOnce();
    expect(valueOf(await form())).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not cut: it is said how long it may be, from near the end on', async () => {
    await begun();
    const field = await composer();
    fireEvent.change(field, { target: { value: 'x'.repeat(1800) } });
    expect(screen.queryByText(/of 2,000 characters/)).toBeNull();
    fireEvent.change(field, { target: { value: 'x'.repeat(1801) } });
    expect(screen.getByText('1,801 of 2,000 characters')).toBeTruthy();
    await send('x'.repeat(2001));
    expect(screen.getByRole('alert').textContent).toMatch(/too long/);
    expect(valueOf(field)).toHaveLength(2001);
    expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
    expect(server.messages).toHaveLength(1);
  });
});

describe('the messages of the chat', () => {
  it('keep their end in sight when they have less room, for who reads there', async () => {
    await begun();
    const log = screen.getByRole('log');
    Object.defineProperties(log, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
    act(() => resize());
    expect(log.scrollTop).toBe(900);
    log.scrollTop = 100;
    fireEvent.scroll(log);
    act(() => resize());
    expect(log.scrollTop).toBe(100);
  });

  it('give the keyboard to the field when an attempt was made by hand', async () => {
    await begun();
    server.refuses = true;
    await send('Red, please');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.refuses = false;
    retry.focus();
    await act(async () => void fireEvent.click(retry));
    expect(document.activeElement).toBe(await composer());
  });
});
