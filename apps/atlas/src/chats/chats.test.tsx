import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeChats, refusal, visitorSays, waitingChat, type FakeChats } from '../testing/fake-chats.ts';
import { button, find, openAtlas } from '../testing/open-atlas.tsx';
import { looks } from './use-rhythm.ts';

vi.setConfig({ testTimeout: 30_000 });

const { id } = waitingChat();
const own = { status: 'chatting', mine: true, agent: 'Mina Holt', position: null } as const;

/** A server with one chat that is one's own. */
function withOwnChat(): FakeChats {
  const server = fakeChats();
  server.chats = [{ ...waitingChat(), ...own }];
  return server;
}

const field = (): Promise<HTMLTextAreaElement> =>
  screen.findByLabelText<HTMLTextAreaElement>('Reply to Ada Okafor', { selector: 'textarea' });

const entryOf = (chat: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`a[data-chat="${chat}"]`);

beforeAll(async () => {
  await Promise.all([
    import('../shell/shell-route.tsx'),
    import('./chats-route.tsx'),
    import('../profile/profile-route.tsx'),
  ]);
  window.scrollTo = vi.fn<() => void>();
  // A pointer that is fine: what can be written in takes the focus.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
}, 60_000);
afterEach(cleanup);

describe('being there', () => {
  it('AT50 is switched on with the groups that one answers, and is said to be refused', async () => {
    const server = fakeChats();
    server.availability = { ...server.availability, available: false, groups: [] };
    openAtlas('/chats/', server);
    const toggle = await screen.findByLabelText<HTMLInputElement>('Available for chats');
    expect(toggle.checked).toBe(false);
    server.refuse['/availability/'] = refusal(409, 'Not now');
    fireEvent.click(toggle);
    expect((await find('Not now')).closest('[role="alert"]')).toBeTruthy();
    expect(toggle.checked).toBe(false);
    server.refuse = {};
    fireEvent.click(toggle);
    // Anyone who has never chosen answers chats of all groups.
    await waitFor(() => expect(server.availability).toMatchObject({ available: true, groups: [1, 2, 3, 4] }));
    await waitFor(() => expect(toggle.checked).toBe(true));
    expect(button('All groups').getAttribute('aria-label')).toBe('Groups I answer: All groups');
  });

  it('AT50 needs a group', async () => {
    const server = fakeChats();
    openAtlas('/chats/', server);
    fireEvent.click(await screen.findByLabelText('Groups I answer: Support'));
    fireEvent.click(await screen.findByLabelText(/^Support/));
    expect(await screen.findAllByText('Choose at least one group')).not.toHaveLength(0);
    expect(server.changes()).toEqual([]);
    fireEvent.click(screen.getByLabelText(/^Studio/));
    await waitFor(() =>
      expect(server.changes()).toEqual([['availability', { available: true, groups: [3, 4] }]]),
    );
  });
});

describe('the lists', () => {
  it('AT51 show who waits and for how long, and follow the keys', async () => {
    const server = fakeChats();
    const second = { ...waitingChat(), id: id.replace(/1$/, '2'), name: 'Ben Sato' };
    server.chats = [waitingChat(), second];
    const { router } = openAtlas('/chats/', server);
    await find('Ben Sato');
    const first = within(entryOf(id)!);
    for (const text of ['Ada Okafor', '4 min', /Fieldnotes · Support/, 'Where is my parcel?']) {
      expect(first.getByText(text)).toBeTruthy();
    }
    entryOf(id)!.focus();
    fireEvent.keyDown(entryOf(id)!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(entryOf(second.id));
    // One stop for Tab: the entry where one was.
    expect([entryOf(id)!.tabIndex, entryOf(second.id)!.tabIndex]).toEqual([-1, 0]);
    fireEvent.keyDown(entryOf(second.id)!, { key: 'Home' });
    expect(document.activeElement).toBe(entryOf(id));
    fireEvent.click(screen.getByText('Mine'));
    await find('You have no chats');
    expect(router.state.location.search).toBe('?list=mine');
  });

  it('AT51 are narrowed to a group', async () => {
    const server = fakeChats();
    const { router } = openAtlas('/chats/', server);
    await find('Ada Okafor');
    fireEvent.change(screen.getByLabelText('Group'), { target: { value: '4' } });
    await waitFor(() => expect(router.state.location.search).toBe('?group=4'));
    await waitFor(() => expect(server.sent.at(-1)?.url.searchParams.get('group')).toBe('4'));
    server.chats = [];
    fireEvent.change(screen.getByLabelText('Group'), { target: { value: '3' } });
    await find('No matching chats');
    fireEvent.click(button('Show all'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('AT51 say when nobody waits, and when they could not be loaded', async () => {
    const server = fakeChats();
    server.chats = [];
    server.refuse['/atlas/chats/'] = refusal(500, 'Out of order');
    openAtlas('/chats/', server);
    await find('Out of order');
    server.refuse = {};
    fireEvent.click(button('Try again'));
    expect(await find('Nobody is waiting')).toBeTruthy();
  });

  it('AT51 are looked at every three seconds while they are seen, and every fifteen while not', async () => {
    const server = fakeChats();
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const asked = () => server.sent.filter(({ url }) => url.searchParams.get('state') === 'queued').length;
    /** Lets time pass, and what follows from it happen. */
    const pass = async (milliseconds: number): Promise<void> => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    };
    const turn = async (to: 'visible' | 'hidden'): Promise<void> => {
      seen.mockReturnValue(to);
      fireEvent(document, new Event('visibilitychange'));
      for (let step = 0; step < 10; step += 1) await pass(10);
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    try {
      openAtlas('/chats/', server);
      for (let step = 0; step < 200 && asked() === 0; step += 1) await pass(10);
      await pass(2 * looks.seen);
      expect(asked()).toBe(3);
      await turn('hidden');
      await pass(looks.unseen - 1000);
      expect(asked()).toBe(3);
      await pass(1000);
      expect(asked()).toBe(4);
      await turn('visible');
      await pass(looks.seen);
      expect(asked()).toBe(5);
    } finally {
      vi.useRealTimers();
      seen.mockRestore();
    }
  });
});

describe('a chat', () => {
  it('AT52 is taken, and then answered', async () => {
    const server = fakeChats();
    const { router } = openAtlas(`/chats/${id}/`, server);
    await find('Ada Okafor is waiting for an answer.');
    fireEvent.click(button('Take chat'));
    const text = await field();
    expect(router.state.location.search).toBe('?list=mine');
    await waitFor(() => expect(document.activeElement).toBe(text));
    fireEvent.change(text, { target: { value: ' On its way ' } });
    fireEvent.keyDown(text, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(text, { key: 'Enter', isComposing: true });
    expect(server.changes().map(([path]) => path)).toEqual(['take']);
    fireEvent.keyDown(text, { key: 'Enter' });
    await waitFor(() =>
      expect(server.changes().slice(1)).toEqual([
        ['messages', { text: 'On its way', key: expect.stringMatching(/^[\w-]{8,64}$/) }],
      ]),
    );
    const log = within(document.querySelector<HTMLElement>('[role="log"]')!);
    await log.findByText('On its way');
    await waitFor(() => expect(log.queryByText('Sending…')).toBeNull());
    expect(log.getAllByText('On its way')).toHaveLength(1);
    expect(text.value).toBe('');
  });

  it('AT52 says that somebody else was faster', async () => {
    const server = fakeChats();
    server.refuse['/take/'] = refusal(409, 'Theo Marsh has taken this chat');
    openAtlas(`/chats/${id}/`, server);
    await find('Ada Okafor is waiting for an answer.');
    server.chats = [{ ...waitingChat(), status: 'chatting', agent: 'Theo Marsh' }];
    fireEvent.click(button('Take chat'));
    await find('Theo Marsh has taken this chat');
    expect(await find('Theo Marsh is answering this chat.')).toBeTruthy();
  });

  it('AT52 shows that the visitor writes, and tells them when one writes oneself', async () => {
    const server = withOwnChat();
    server.chats = server.chats.map((chat) => ({ ...chat, typing: true }));
    openAtlas(`/chats/${id}/?list=mine`, server);
    const text = await field();
    expect(screen.getByLabelText('Ada Okafor is typing')).toBeTruthy();
    const told = (): boolean => server.sent.some(({ url }) => url.searchParams.get('typing') === 'yes');
    expect(told()).toBe(false);
    fireEvent.change(text, { target: { value: 'On its way' } });
    await waitFor(() => expect(told()).toBe(true));
  });

  it('AT53 keeps what could not be sent, to be tried again under the same key or edited', async () => {
    const server = withOwnChat();
    server.refuse['/messages/'] = refusal(500, 'The server is away');
    openAtlas(`/chats/${id}/?list=mine`, server);
    const text = await field();
    fireEvent.change(text, { target: { value: 'First' } });
    fireEvent.keyDown(text, { key: 'Enter' });
    await find(/Not sent\. The server is away/);
    expect(text.value).toBe('');
    server.refuse = {};
    fireEvent.click(button('Retry'));
    await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
    const keys = server.changes().map(([, body]) => JSON.stringify(body));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    server.refuse['/messages/'] = refusal(409, 'This chat has ended');
    fireEvent.change(text, { target: { value: 'Second' } });
    fireEvent.keyDown(text, { key: 'Enter' });
    await find(/This chat has ended/);
    fireEvent.click(button('Edit'));
    expect(text.value).toBe('Second');
    expect(screen.queryByText(/Not sent/)).toBeNull();
  });

  it('AT53 sends nothing empty and nothing too long', async () => {
    const server = withOwnChat();
    openAtlas(`/chats/${id}/?list=mine`, server);
    const text = await field();
    fireEvent.keyDown(text, { key: 'Enter' });
    fireEvent.change(text, { target: { value: 'x'.repeat(2001) } });
    fireEvent.keyDown(text, { key: 'Enter' });
    await find('Must contain no more than 2000 characters');
    expect(server.changes()).toEqual([]);
  });

  it('AT54 is handed to a group where somebody is, and asked about first', async () => {
    const server = withOwnChat();
    openAtlas(`/chats/${id}/?list=mine`, server);
    await field();
    fireEvent.click(button('Transfer…'));
    await find('Transfer the chat');
    expect(screen.getByLabelText<HTMLInputElement>(/^Pro/).disabled).toBe(true);
    expect(screen.getByText('Only you are available')).toBeTruthy();
    // Another group than now, where somebody is.
    expect(screen.getByLabelText<HTMLInputElement>(/^Studio/).checked).toBe(true);
    expect(server.changes()).toEqual([]);
    fireEvent.click(button('Transfer to Studio'));
    await find('Ada Okafor is waiting for Studio');
    expect(server.changes()).toEqual([['transfer', { group_id: 4 }]]);
    await find('Ada Okafor is waiting for an answer.');
  });

  it('AT54 is ended once that was confirmed', async () => {
    const server = withOwnChat();
    openAtlas(`/chats/${id}/?list=mine`, server);
    await field();
    fireEvent.click(button('End…'));
    await find('End the chat with Ada Okafor?');
    server.refuse['/end/'] = refusal(500, 'The server is away');
    fireEvent.click(button('End chat'));
    await find('The server is away');
    server.refuse = {};
    fireEvent.click(button('End chat'));
    await find('This chat has ended. Nobody can send more messages.');
    expect(server.changes().map(([path]) => path)).toEqual(['end', 'end']);
    // The button that asked has gone; the keyboard goes on from what was said.
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('log'));
  });

  it('AT56 can be read, and not answered, by who is muted', async () => {
    const server = fakeChats();
    server.availability = { ...server.availability, available: false, muted: true };
    openAtlas(`/chats/${id}/`, server);
    await find('You’re muted. You can read chats but not answer them.');
    expect(screen.queryByText('Take chat')).toBeNull();
    expect((await screen.findByLabelText<HTMLInputElement>('Available for chats')).disabled).toBe(true);
  });

  it('AT51 says when there is none of that address, and gives the focus back to its entry', async () => {
    const server = fakeChats();
    const { router } = openAtlas('/chats/', server);
    await find('Ada Okafor');
    entryOf(id)!.click();
    await find('Ada Okafor is waiting for an answer.');
    await waitFor(() => expect(document.activeElement?.className).toContain('conversation'));
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(document.activeElement).toBe(entryOf(id));
    await router.navigate(`/chats/${id.replace(/1$/, '9')}/`);
    await find('Chat not found');
  });
});

describe('a waiting chat', () => {
  it('AT55 is counted in the menu and the title, and said, on every page while one is available', async () => {
    const server = fakeChats();
    openAtlas('/permissions/mine/', server);
    const said = await find('1 chat is waiting for an answer');
    expect(said.getAttribute('role')).toBe('status');
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    expect(screen.getByRole('link', { name: 'Chats 1 waiting for you' })).toBeTruthy();
  });

  it('AT55 is not looked at by who is away or may not answer', async () => {
    const server = fakeChats();
    server.availability = { ...server.availability, available: false };
    openAtlas('/chats/', server);
    await find('Ada Okafor');
    expect(document.title).toBe('Chats · Omnis Atlas');
    expect(screen.getByRole('link', { name: 'Chats' })).toBeTruthy();
    cleanup();
    const locked = fakeChats([]);
    openAtlas('/chats/', locked);
    await find('Chats need a permission');
    expect(locked.sent.filter(({ url }) => url.pathname.includes('/chats/'))).toEqual([]);
  });

  it('AT55 a visitor’s message in a chat is read out and counted', async () => {
    const server = withOwnChat();
    server.messages = [...server.messages, visitorSays(2, 'Still there?')];
    server.chats = server.chats.map((chat) => ({ ...chat, unanswered: 2 }));
    server.availability = {
      ...server.availability,
      team: server.availability.team.map((each) => ({ ...each, queued: 0 })),
    };
    openAtlas('/chats/?list=mine', server);
    await find('Ada Okafor: 2 unanswered messages');
    await waitFor(() => expect(document.title).toBe('(2) Chats · Omnis Atlas'));
  });
});
