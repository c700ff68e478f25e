import type { ChatAvailability, ChatMessage, StaffChat } from '@omnis/contract';
import { fakeServer, type FakeServer } from './fake-server.ts';

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

/** A chat that has waited for four minutes. */
export const waitingChat = (): StaffChat => ({
  id: '0b6f2f0e-5c62-4a39-9a53-0d7c3f7a1c01',
  status: 'queued',
  group: 3,
  position: 1,
  agent: null,
  name: 'Ada Okafor',
  email: 'ada@mail.example',
  startedAt: minutesAgo(4),
  endedAt: null,
  store: { division: 20, name: 'Fieldnotes', host: 'demo.localhost:3000', isVip: false },
  mine: false,
  agentAway: false,
  visitorHere: true,
  signedIn: false,
  unanswered: 1,
  last: { author: 'visitor', text: 'Where is my parcel?', at: minutesAgo(4) },
});

/** A message of a visitor. */
export const visitorSays = (number: number, text: string): ChatMessage => ({
  number,
  author: 'visitor',
  name: '',
  text,
  event: null,
  group: null,
  at: minutesAgo(0),
  key: `visitor-${number}`,
});

/** Chats that a test can set up and inspect. */
export interface FakeChats extends FakeServer {
  chats: StaffChat[];
  messages: ChatMessage[];
  availability: ChatAvailability;
  /** Answers a call whose path ends so, in place of the chats. */
  refuse: Record<string, () => Response>;
  /** Bodies of the calls that changed something, by the end of their path. */
  readonly changes: () => (readonly [path: string, body: unknown])[];
}

/** A refusal as the server writes one. */
export const refusal = (status: number, message: string) => (): Response =>
  Response.json({ message, errors: [], code: 'conflict' }, { status });

/** The calls of the chats, in memory. */
export function fakeChats(permissions: readonly string[] = ['chat.view']): FakeChats {
  const state: Pick<FakeChats, 'chats' | 'messages' | 'availability' | 'refuse'> = {
    chats: [waitingChat()],
    messages: [visitorSays(1, 'Where is my parcel?')],
    availability: {
      available: true,
      groups: [3],
      muted: false,
      team: ([1, 2, 3, 4] as const).map((group) => ({
        group,
        staff: group === 3 ? 1 : group === 4 ? 2 : 0,
        queued: group === 3 ? 1 : 0,
      })),
    },
    refuse: {},
  };
  const server = fakeServer();
  const { user } = server.session;
  server.session = { ...server.session, user: user && { ...user, permissions: [...permissions] } };
  const one = (): StaffChat => state.chats[0] ?? waitingChat();
  const change = (over: Partial<StaffChat>): Response => {
    state.chats = [{ ...one(), ...over }];
    return Response.json(one());
  };
  const listOf = ({ status, mine }: StaffChat): string =>
    status === 'chatting' ? (mine ? 'mine' : 'others') : status;
  const answer = ({ method, url, body }: FakeServer['sent'][number]): Response | null => {
    const [path = ''] = url.pathname.split('/atlas/chats/').slice(1);
    const said = body as { available: boolean; groups: ChatAvailability['groups'] } & {
      text: string;
      key: string;
      group_id: StaffChat['group'];
    };
    const ends = (end: string): boolean => path.endsWith(end);
    const refused = Object.entries(state.refuse).find(([end]) => url.pathname.endsWith(end))?.[1];
    if (refused !== undefined) return refused();
    if (path === 'availability/') {
      if (method === 'POST') {
        state.availability = { ...state.availability, available: said.available, groups: said.groups };
      }
      return Response.json(state.availability);
    }
    if (ends('/take/')) return change({ status: 'chatting', mine: true, agent: 'Mina Holt', position: null });
    if (ends('/end/')) return change({ status: 'ended', endedAt: minutesAgo(0) });
    if (ends('/transfer/')) return change({ status: 'queued', mine: false, group: said.group_id });
    if (ends('/messages/')) {
      const message: ChatMessage = {
        ...visitorSays(state.messages.length + 1, said.text),
        author: 'staff',
        name: 'Mina Holt',
        key: said.key,
      };
      state.messages = [...state.messages, message];
      change({ unanswered: 0, last: { author: 'staff', text: said.text, at: message.at } });
      return Response.json(message, { status: 201 });
    }
    if (path === '') {
      const items = state.chats.filter((chat) => listOf(chat) === url.searchParams.get('state'));
      const counts = Object.fromEntries(
        ['queued', 'mine', 'others', 'ended'].map((list) => [
          list,
          state.chats.filter((chat) => listOf(chat) === list).length,
        ]),
      );
      return Response.json({ items, total: items.length, page: 1, perPage: 50, counts });
    }
    if (path !== `${one().id}/`) return null;
    const after = Number(url.searchParams.get('after') ?? 0);
    const messages = state.messages.filter(({ number }) => number > after);
    return Response.json({ chat: one(), messages });
  };
  return Object.assign(state, {
    sent: server.sent,
    session: server.session,
    order: server.order,
    refuseMove: null,
    fetch: async (address: string, init: RequestInit) => {
      // Told to it first, for the list of what was sent: its last entry is this call until others are waited for.
      const rest = server.fetch(address, init);
      const call = server.sent.at(-1);
      const own = call?.url.pathname.includes('/atlas/chats/') ? answer(call) : null;
      return own ?? rest;
    },
    changes: () =>
      server.sent
        .filter(({ method }) => method !== 'GET')
        .map(({ url, body }) => [url.pathname.split('/').slice(-2, -1)[0] ?? '', body] as const),
  });
}
