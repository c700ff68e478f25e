import { statusTexts, type CallInput, type CallResponse, type Chat, type ChatMessage } from '@omnis/contract';
import { generalChatGroup, liveChatGroups, type LiveChatGroupId } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import type { Division } from '../../tenancy/division.ts';
import { countAgents, findAgent } from './agents.repository.ts';
import { chatToken, isChatToken } from './chat-token.ts';
import {
  appendMessage,
  findByKey,
  findOpenChat,
  findOwnChat,
  insertChat,
  moveChats,
  noteVisitor,
  positionOf,
  readMessages,
  updateChat,
  type ChatPlace,
  type ChatRow,
} from './chat.repository.ts';
import { noteTyping } from './typing.repository.ts';
import { visitorChatView, visitorMessageView } from './chat.view.ts';

/** A visitor who chats, and where. */
export interface Chatter {
  readonly division: Division;
  /** `customer:uuid` or `visitor:hash`. */
  readonly owner: string;
  /** Secret of the session. */
  readonly session: string;
  readonly ip: string;
}

type ChatRead = CallResponse<'liveChat.read'>;

/** Chats begun from one network address and at one store in an hour, and messages from one address in a minute. */
const startsOfVisitor: RateLimit = { max: 20, seconds: 60 * 60 };
const startsAtStore: RateLimit = { max: 600, seconds: 60 * 60 };
const messagesOfVisitor: RateLimit = { max: 60, seconds: 60 };

const noChat = (): Failure => fail('not_found', statusTexts[404] ?? '');
const hasEnded = (): Failure => fail('conflict', 'This chat has ended');
const nobodyThere = (): Failure => fail('conflict', 'Nobody is there to chat right now');

/** Tells whether a store offers chat (platform.md §3 Project: chatChannels). */
const offersChat = ({ project }: Division): boolean => project.chatChannels.includes('live-chat');

/** Chats of shoppers (storefront.md §4 Live chat, §7). A visitor reaches no chat but their own. */
export function createChatService(core: Core) {
  const { database, secrets } = core;
  const limits = createRateLimits(database);

  const agents = () => database.platform((db) => countAgents(db));
  const place = ({ division }: Chatter, id: string): ChatPlace => ({ division: division.id, id });

  async function view(row: ChatRow): Promise<Chat> {
    const position = row.status === 'queued' ? await database.platform((db) => positionOf(db, row)) : null;
    return visitorChatView(row, position);
  }

  /** The group that answers a chat for whoever is free: support, unless only another one is there. */
  async function groupFor(
    division: Division,
    asked: LiveChatGroupId | null,
  ): Promise<LiveChatGroupId | null> {
    if (!offersChat(division)) return null;
    const there = await agents();
    const isThere = (group: LiveChatGroupId): boolean => (there.get(group) ?? 0) > 0;
    if (asked !== null) return isThere(asked) ? asked : null;
    if (isThere(liveChatGroups.support)) return liveChatGroups.support;
    return [...there.keys()].find(isThere) ?? null;
  }

  /** Changes a chat of the visitor under its lock. */
  function changeOwn<T>(
    chatter: Chatter,
    id: string,
    work: (db: Db, chat: ChatRow) => Promise<T>,
  ): Promise<Result<T>> {
    return settle(() =>
      database.tenant(chatter.division.id, async (db) => {
        const chat = await findOwnChat(db, place(chatter, id), { owner: chatter.owner, lock: true });
        if (!chat) throw new Rollback(noChat());
        return work(db, chat);
      }),
    );
  }

  /** Says something once: a key that was there before is the message of then. */
  async function say(db: Db, chat: ChatRow, { text, key }: { text: string; key: string }) {
    const where = { division: chat.division_id, id: chat.id };
    const said = await findByKey(db, where, { author: 'visitor', key });
    if (said) return said;
    if (chat.status === 'ended') throw new Rollback(hasEnded());
    return appendMessage(db, where, { author: 'visitor', text, key });
  }

  async function read(
    chatter: Chatter,
    id: string,
    { after, typing }: CallInput<'liveChat.read'>['query'],
  ): Promise<Result<ChatRead>> {
    const { division, owner } = chatter;
    const found = await database.tenant(division.id, async (db) => {
      // The chat before its messages: what is said in between is read with the next call, and never skipped.
      const chat = await findOwnChat(db, place(chatter, id), { owner, lock: false });
      if (!chat) return null;
      if (chat.status !== 'ended') await noteVisitor(db, place(chatter, id));
      if (chat.status !== 'ended' && typing) await noteTyping(db, place(chatter, id), 'visitor');
      return { chat, messages: await readMessages(db, place(chatter, id), after) };
    });
    if (!found) return noChat();
    return ok({ chat: await view(found.chat), messages: found.messages.map(visitorMessageView) });
  }

  return {
    /** A token that a chat is started with. */
    token: ({ division, session }: Chatter): { token: string } => ({
      token: chatToken(secrets, { division: division.id, session }),
    }),

    /**
     * Tells whether somebody of a group is present; of any for `general`. Nobody is, for a store that offers no chat.
     */
    async status(
      division: Division,
      group: LiveChatGroupId | typeof generalChatGroup,
    ): Promise<CallResponse<'liveChat.status'>> {
      if (!offersChat(division)) return { status: 'offline' };
      const there = await agents();
      const isOnline =
        group === generalChatGroup
          ? [...there.values()].some((count) => count > 0)
          : (there.get(group) ?? 0) > 0;
      return { status: isOnline ? 'online' : 'offline' };
    },

    /** The open chat of the visitor. */
    async current(chatter: Chatter): Promise<Result<CallResponse<'liveChat.current'>>> {
      const { division, owner } = chatter;
      const chat = await database.tenant(division.id, (db) =>
        findOpenChat(db, division.id, { owner, lock: false }),
      );
      if (!chat) return ok({ open: null });
      const open = await read(chatter, chat.id, { after: 0 });
      return open.ok ? ok({ open: open.value }) : open;
    },

    /** Starts a chat, or goes on with the open one. Fails with `conflict` while nobody of the group is there. */
    async start(chatter: Chatter, body: CallInput<'liveChat.start'>['body']): Promise<Result<ChatRead>> {
      const { division, owner, session, ip } = chatter;
      if (!isChatToken(secrets, { division: division.id, session }, { token: body.token }))
        return fail('validation_failed', 'This took too long. Try again.', 'token');
      const wait = Math.max(
        await limits.hit(`chat-start:${division.id}:${ip}`, startsOfVisitor),
        await limits.hit(`chat-start:${division.id}`, startsAtStore),
      );
      if (wait > 0) return tooMany(wait);
      const group = await groupFor(division, body.group_id);
      const started = await settle(() =>
        database.tenant(division.id, async (db) => {
          const open =
            (await findOpenChat(db, division.id, { owner, lock: true })) ??
            (group &&
              (await insertChat(db, {
                division_id: division.id,
                owner,
                name: body.name,
                email: body.email.toLowerCase(),
                group_id: group,
              }))) ??
            // Started in another window at the same moment.
            (await findOpenChat(db, division.id, { owner, lock: true }));
          if (!open) throw new Rollback(nobodyThere());
          await say(db, open, body);
          return open.id;
        }),
      );
      return started.ok ? read(chatter, started.value, { after: 0 }) : started;
    },

    read,

    /** Says something. Fails with `conflict` once the chat has ended. */
    async send(
      chatter: Chatter,
      id: string,
      body: CallInput<'liveChat.send'>['body'],
    ): Promise<Result<ChatMessage>> {
      const wait = await limits.hit(`chat:${chatter.division.id}:${chatter.ip}`, messagesOfVisitor);
      if (wait > 0) return tooMany(wait);
      return changeOwn(chatter, id, async (db, chat) => visitorMessageView(await say(db, chat, body)));
    },

    /** The group that a chat is with. */
    async group(chatter: Chatter, id: string): Promise<Result<CallResponse<'liveChat.group'>>> {
      const { division, owner } = chatter;
      const chat = await database.tenant(division.id, (db) =>
        findOwnChat(db, place(chatter, id), { owner, lock: false }),
      );
      return chat ? ok({ group: chat.group_id }) : noChat();
    },

    /** Moves a chat to another group. Fails with `conflict` while nobody of it is there, and once it has ended. */
    async transfer(chatter: Chatter, id: string, group: LiveChatGroupId): Promise<Result<Chat>> {
      const there = (await agents()).get(group) ?? 0;
      const { division, owner } = chatter;
      const before = await database.tenant(division.id, (db) =>
        findOwnChat(db, place(chatter, id), { owner, lock: false }),
      );
      const staff = before?.staff_id ?? null;
      const agent = staff === null ? null : await database.platform((db) => findAgent(db, staff));
      const moved = await changeOwn(chatter, id, async (db, chat) => {
        if (chat.status === 'ended') throw new Rollback(hasEnded());
        if (chat.group_id === group) return chat;
        if (there === 0) throw new Rollback(nobodyThere());
        await appendMessage(db, place(chatter, id), {
          author: 'event',
          event: 'transferred',
          name: '',
          group,
        });
        // A colleague who answers both groups goes on answering.
        const stays =
          chat.status === 'chatting' &&
          chat.staff_id === staff &&
          agent?.here &&
          agent.available &&
          agent.groups.includes(group);
        return updateChat(db, place(chatter, id), {
          group_id: group,
          ...(!stays && { status: 'queued', staff_id: null, staff_name: '' }),
        });
      });
      return moved.ok ? ok(await view(moved.value)) : moved;
    },

    /** Ends a chat. */
    async end(chatter: Chatter, id: string): Promise<Result<Chat>> {
      const ended = await changeOwn(chatter, id, async (db, chat) => {
        if (chat.status === 'ended') return chat;
        await appendMessage(db, place(chatter, id), { author: 'event', event: 'ended', name: '' });
        return updateChat(db, place(chatter, id), { status: 'ended' });
      });
      return ended.ok ? ok(await view(ended.value)) : ended;
    },

    /** Gives the chats of a visitor to the customer they became, in the transaction of the sign-in. */
    move: moveChats,
  };
}

/** Chats of shoppers. */
export type ChatService = ReturnType<typeof createChatService>;
