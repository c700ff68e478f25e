import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectNotifications } from '@omnis/store';
import { overlayEvent, snackbars } from '@omnis/shop-kit';
import { readChatAction } from './chat-action.ts';
import { readChatFlag, writeChatFlag } from './chat-flag.ts';
import {
  ask,
  at,
  begun,
  freshChat,
  id,
  say,
  server,
  shop,
  store,
  taken,
  windowOf,
} from './testing/chat-shop.tsx';
import { showGroup } from './page-group.ts';

freshChat();

describe('LC1 the live chat (storefront.md §4)', () => {
  it('is opened by its actions alone', () => {
    expect(readChatAction('open-chat')).toBe('general');
    expect(readChatAction('open-chat:studio')).toBe('studio');
    for (const other of ['open-chats', 'chat', 'open', '']) expect(readChatAction(other)).toBeNull();
  });

  it('shows that the other side writes', async () => {
    await begun();
    taken();
    server.chat = { ...server.chat, typing: true };
    expect(await screen.findByLabelText('Tom is typing', {}, { timeout: 5000 })).toBeTruthy();
  });

  it('asks nothing of the server until it is asked for', async () => {
    shop();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(server.calls).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for name and email first, names what is missing, and then waits in the queue', async () => {
    shop();
    await ask();
    const start = await screen.findByRole('button', { name: 'Start the chat' }, { timeout: 5000 });
    await act(async () => void fireEvent.click(start));
    expect(screen.getAllByText('This field is required')).toHaveLength(3);
    cleanup();
    await begun();
    expect(await screen.findByText('You’re number 2 in the queue.')).toBeTruthy();
    expect(readChatFlag()).toBe('open');
  });

  it('shows who answers and what they say, keeps what was not sent, and says it once', async () => {
    await begun();
    taken();
    say({ text: 'Take the larger one' });
    say({ text: 'See http://localhost/help/.' });
    expect(await screen.findByText('Take the larger one', {}, { timeout: 5000 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'http://localhost/help/' })).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Chat with Tom' })).toBeTruthy();
    server.refuses = true;
    const field = screen.getByRole('textbox', { name: 'Write a message' });
    fireEvent.change(field, { target: { value: 'Thanks' } });
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.refuses = false;
    await act(async () => void fireEvent.click(retry));
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    expect(screen.getAllByText('Thanks')).toHaveLength(1);
  });

  it('is made small by Escape, and says what came meanwhile', async () => {
    await begun();
    fireEvent.keyDown(await windowOf(), { key: 'Escape' });
    const launcher = await screen.findByRole('button', { name: 'Open the chat' });
    expect(document.activeElement).toBe(launcher);
    expect(readChatFlag()).toBe('small');
    taken();
    say({ text: 'Are you there?\nWe close at six.' });
    expect(
      await screen.findByRole('button', { name: 'Open the chat, 1 new message' }, { timeout: 15_000 }),
    ).toBeTruthy();
    // Cards on phones leave its button free, and say what came.
    expect(document.documentElement.style.getPropertyValue('--chat-launcher')).not.toBe('');
    expect(selectNotifications(store().getState(), 'top-right')).toMatchObject([{ body: 'Are you there?' }]);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Open the chat/ })));
    expect(await screen.findByText(/Are you there\?/)).toBeTruthy();
  }, 20_000);

  it('comes back with the next page, as it was left, and no more once there is none', async () => {
    await begun();
    cleanup();
    expect(readChatFlag()).toBe('open');
    shop();
    expect(await screen.findByText('Which size?', {}, { timeout: 5000 })).toBeTruthy();
    cleanup();
    server.chat = null;
    shop();
    await vi.waitFor(() => expect(readChatFlag()).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not forgotten by another window that was open before it', async () => {
    shop();
    await ask();
    await screen.findByLabelText(/Your name/, {}, { timeout: 5000 });
    server.chat = { id, status: 'queued', group: 3, position: 1, agent: null, startedAt: at, endedAt: null };
    say({ author: 'visitor', name: '', text: 'Which size?' });
    writeChatFlag('open');
    const event = new StorageEvent('storage', { key: 'omnis.chat', newValue: 'open' });
    await act(async () => void window.dispatchEvent(event));
    expect(await screen.findByText('Which size?')).toBeTruthy();
    window.dispatchEvent(new Event('pagehide'));
    expect(readChatFlag()).toBe('open');
  });

  it('ends once that is confirmed, thanks, and starts anew', async () => {
    await begun();
    const asked = new Promise<CustomEvent>((resolve) => {
      window.addEventListener(overlayEvent, (event) => event instanceof CustomEvent && resolve(event), {
        once: true,
      });
    });
    fireEvent.click(screen.getByRole('button', { name: 'End chat' }));
    const { detail } = await asked;
    expect(server.calls.some((call) => call.endsWith('/end/'))).toBe(false);
    server.refuses = true;
    await act(async () => detail.content.onAnswer(true));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We couldn’t end the chat. Please try again.',
    );
    server.refuses = false;
    await act(async () => detail.content.onAnswer(true));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(await screen.findByText('Thank you for chatting with us'));
    window.dispatchEvent(new Event('pagehide'));
    expect(readChatFlag()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Start another chat' }));
    expect(await screen.findByRole('button', { name: 'Start the chat' })).toBeTruthy();
  });

  it('goes away when nobody is there, and says where to write', async () => {
    const show = vi.spyOn(snackbars, 'show');
    server.online = false;
    shop();
    await ask();
    await vi.waitFor(() => expect(show).toHaveBeenCalled(), { timeout: 5000 });
    expect(show.mock.calls[0]?.[0]).toMatchObject({ text: expect.stringMatching(/^No one is available/) });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays when nobody else is there any more, once somebody answers', async () => {
    await begun();
    taken();
    server.online = false;
    expect(await screen.findByRole('dialog', { name: 'Chat with Tom' }, { timeout: 5000 })).toBeTruthy();
  });

  it('goes to the group of the page, once', async () => {
    await begun();
    taken();
    await screen.findByRole('dialog', { name: 'Chat with Tom' }, { timeout: 5000 });
    const transfers = () => server.calls.filter((call) => call.endsWith('/transfer/')).length;
    await act(async () => void showGroup('general'));
    expect(transfers()).toBe(0);
    const leave = showGroup('studio');
    await vi.waitFor(() => expect(transfers()).toBe(1));
    await act(async () => leave());
    server.chat = { ...server.chat, group: 3 };
    await vi.waitFor(() => expect(server.calls.at(-1)).toBe(`GET /chat/${id}/`), { timeout: 5000 });
    await act(async () => void showGroup('studio'));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(transfers()).toBe(1);
    await act(async () => showGroup('')());
  });

  it('comes back small where it was left so', async () => {
    await begun();
    cleanup();
    writeChatFlag('small');
    shop();
    expect(await screen.findByRole('button', { name: 'Open the chat' }, { timeout: 5000 })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
