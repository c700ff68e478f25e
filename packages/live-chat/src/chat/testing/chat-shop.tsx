import { createOmnisStore, type OmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { actionEvent } from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { ChatHost } from '../chat-host.tsx';

/** Of the only chat. */
export const id = '11111111-1111-4111-8111-111111111111';
/** When all of it happens. */
export const at = '2026-11-25T09:00:00.000Z';

const fresh = () => ({ online: true, chat: null, messages: [], refuses: false, gone: false, calls: [] });

/** The server of the tests: one chat. */
export const server: {
  online: boolean;
  chat: Record<string, unknown> | null;
  messages: Record<string, unknown>[];
  refuses: boolean;
  /** The chat is somebody else's now. */
  gone: boolean;
  calls: string[];
} = fresh();

/** Something is said. */
export const say = (change: object) =>
  server.messages.push({
    number: server.messages.length + 1,
    author: 'staff',
    name: 'Tom',
    text: '',
    event: null,
    group: null,
    at,
    key: null,
    ...change,
  });

async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  const call = `${request.method} ${pathname.replace('/omnis/v3/live-chat', '')}`;
  server.calls.push(call);
  const body: unknown = request.method === 'POST' && request.body ? await request.json() : {};
  const given: Record<string, unknown> = Object(body);
  const after = Number(searchParams.get('after') ?? 0);
  const read = () => ({ chat: server.chat, messages: server.messages.slice(after) });
  if (call.endsWith('/status/')) return Response.json({ status: server.online ? 'online' : 'offline' });
  if (call === 'GET /token/') return Response.json({ token: 'a-token' });
  if (call === 'GET /chat/')
    return Response.json({ open: server.chat && server.chat['status'] !== 'ended' ? read() : null });
  if (call === 'POST /chat/') {
    server.chat = {
      id,
      status: 'queued',
      group: 3,
      position: 2,
      agent: null,
      startedAt: at,
      endedAt: null,
      ...given,
    };
    say({ author: 'visitor', name: '', text: given['text'], key: given['key'] });
    return Response.json(read(), { status: 201 });
  }
  if (server.gone) return Response.json({ message: 'Gone', errors: [], code: 'x' }, { status: 404 });
  if (call.endsWith('/messages/')) {
    if (server.refuses) return Response.json({ message: 'Busy', errors: [], code: 'x' }, { status: 500 });
    say({ author: 'visitor', name: '', text: given['text'], key: given['key'] });
    return Response.json(server.messages.at(-1), { status: 201 });
  }
  if (call.endsWith('/end/')) {
    if (server.refuses) return Response.json({ message: 'Busy', errors: [], code: 'x' }, { status: 500 });
    server.chat = { ...server.chat, status: 'ended', endedAt: at };
    say({ author: 'event', name: '', event: 'ended' });
    return Response.json(server.chat);
  }
  if (call.endsWith('/transfer/')) {
    server.chat = { ...server.chat, group: given['group_id'] };
    return Response.json(server.chat);
  }
  return Response.json(read());
}

let latest: OmnisStore | null = null;
/** The store of the page. */
export function store(): OmnisStore {
  latest ??= createOmnisStore({ app: 'storefront', fetch });
  return latest;
}

/** A page of the shop, loaded anew. */
export const shop = () => {
  latest = null;
  return render(
    <Provider store={store()}>
      <LocaleContext value="en-GB">
        <MemoryRouter>
          <ChatHost />
        </MemoryRouter>
      </LocaleContext>
    </Provider>,
  );
};
/** The chat is asked for. */
export const ask = (name = 'open-chat:support') =>
  act(async () => void window.dispatchEvent(new CustomEvent(actionEvent, { detail: name })));
/** The window of the chat. */
export const windowOf = () => screen.findByRole('dialog', {}, { timeout: 5000 });
/** Types into a field. */
export const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Staff take the chat. */
export const taken = () => {
  server.chat = { ...server.chat, status: 'chatting', position: null, agent: 'Tom' };
  say({ author: 'event', event: 'joined' });
};

/** A chat that has begun. */
export async function begun(): Promise<void> {
  shop();
  await ask();
  await screen.findByLabelText(/Your name/, {}, { timeout: 5000 });
  fill(/Your name/, 'Ann');
  fill(/Email/, 'ann@shop.example');
  fill(/How can we help/, 'Which size?');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Start the chat' })));
  await screen.findByText('Which size?');
}

let tellSize: (() => void) | null = null;
/** Tells what is watched that it has another size. */
export const resize = (): void => tellSize?.();

/** Each test has a server and a browser of its own. */
export function freshChat(): void {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: () => void) {
          tellSize = tell;
        }
        observe = (): void => undefined;
        disconnect = (): void => undefined;
      },
    );
    Object.assign(server, fresh());
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
}
