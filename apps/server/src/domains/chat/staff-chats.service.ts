import {
  statusTexts,
  type CallInput,
  type CallResponse,
  type ChatMessage,
  type StaffChat,
} from '@omnis/contract';
import { liveChatGroupIds, type LiveChatGroupId } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, Rollback, settle, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { countAgents, findAgent, isMuted, noteAgent, saveAgent } from './agents.repository.ts';
import { endAbandoned } from './chat-tidying.repository.ts';
import { appendMessage, findByKey, readMessages, updateChat, type ChatRow } from './chat.repository.ts';
import { chatView, messageView } from './chat.view.ts';
import { isTyping, noteTyping } from './typing.repository.ts';
import {
  countQueued,
  findStaffChat,
  listChats,
  lockChat,
  type ChatList,
  type StaffChatRow,
} from './staff-chats.repository.ts';

/** Milliseconds after which chats that were abandoned are looked for again, while staff ask for their lists. */
const tidyEvery = 30_000;

const noChat = (): Rollback => new Rollback(fail('not_found', statusTexts[404] ?? ''));
const hasEnded = (): Rollback => new Rollback(fail('conflict', 'This chat has ended'));

/** Chats of every store as staff answer them (storefront.md §4 Live chat). */
export function createStaffChats({ database, divisions }: Core, originOf: (division: Division) => string) {
  let tidiedAt = 0;

  async function tidy(): Promise<void> {
    if (Date.now() - tidiedAt < tidyEvery) return;
    tidiedAt = Date.now();
    await database.platform((db) => endAbandoned(db));
  }

  function view(staff: Identity, row: StaffChatRow, division: Division | undefined): StaffChat {
    return {
      ...chatView(row, row.position),
      store: {
        division: row.division_id,
        name: division?.name ?? '',
        host: division ? new URL(originOf(division)).host : '',
        isVip: division?.project.isVip ?? false,
      },
      typing: isTyping(row, 'visitor'),
      mine: row.staff_id === staff.id,
      agentAway: row.agent_away,
      visitorHere: row.visitor_here,
      signedIn: row.owner.startsWith('customer:'),
      unanswered: row.unanswered,
      last:
        row.last_author === null || row.last_at === null
          ? null
          : { author: row.last_author, text: row.last_text ?? '', at: row.last_at.toISOString() },
    };
  }

  const storeOf = async (db: Db, { division_id: id }: StaffChatRow): Promise<Division | undefined> =>
    (await divisions.byId(id, db)) ?? undefined;

  async function viewOf(db: Db, staff: Identity, id: string): Promise<StaffChat> {
    const row = await findStaffChat(db, id);
    if (!row) throw noChat();
    return view(staff, row, await storeOf(db, row));
  }

  /** Changes a chat under its lock, with a line in the audit log of its store. */
  function change(
    staff: Identity,
    id: string,
    work: (db: Db, chat: ChatRow) => Promise<{ action: string; data?: Record<string, unknown> } | null>,
  ): Promise<Result<StaffChat>> {
    return settle(() =>
      database.platform(async (db) => {
        const chat = await lockChat(db, id);
        if (!chat) throw noChat();
        const done = await work(db, chat);
        if (done)
          await recordAudit(db, {
            division: chat.division_id,
            actor: staff,
            action: done.action,
            target: `chat:${id}`,
            data: done.data ?? {},
          });
        return viewOf(db, staff, id);
      }),
    );
  }

  const placeOf = ({ division_id: division, id }: ChatRow) => ({ division, id });

  async function availability(db: Db, staff: Identity): Promise<CallResponse<'atlas.chatAvailability'>> {
    const { available, groups } = await findAgent(db, staff.id);
    const [there, queued] = [await countAgents(db), await countQueued(db)];
    return {
      available,
      groups: [...groups],
      muted: await isMuted(db, staff.id),
      team: liveChatGroupIds.map((group) => ({
        group,
        staff: there.get(group) ?? 0,
        queued: queued.get(group) ?? 0,
      })),
    };
  }

  return {
    availability: (staff: Identity) =>
      database.platform(async (db) => {
        await noteAgent(db, staff.id);
        return availability(db, staff);
      }),

    /** Comes to the chat, or leaves it. */
    setAvailability: (staff: Identity, to: CallInput<'atlas.setChatAvailability'>['body']) =>
      database.platform(async (db) => {
        await saveAgent(db, staff.id, { available: to.available, groups: [...new Set(to.groups)] });
        return availability(db, staff);
      }),

    /** A page of chats of one list; who asks is there. */
    async list(
      staff: Identity,
      query: CallInput<'atlas.chats'>['query'],
    ): Promise<CallResponse<'atlas.chats'>> {
      await tidy();
      const { page, perPage } = query;
      const state: ChatList = query.state;
      const { rows, counts, stores } = await database.platform(async (db) => {
        await noteAgent(db, staff.id);
        const listed = await listChats(db, staff.id, { ...query, state });
        const ids = new Set(listed.rows.map((row) => row.division_id));
        return { ...listed, stores: await divisions.byIds(ids, db) };
      });
      const items = rows.map((row) => view(staff, row, stores.get(row.division_id)));
      return { items, total: counts[state], page, perPage, counts };
    },

    /** A chat with what was said after a number; who asks is there. */
    read: (
      staff: Identity,
      id: string,
      { after, typing }: CallInput<'atlas.chat'>['query'],
    ): Promise<Result<CallResponse<'atlas.chat'>>> =>
      settle(() =>
        database.platform(async (db) => {
          await noteAgent(db, staff.id);
          const row = await findStaffChat(db, id);
          if (!row) throw noChat();
          if (typing && row.status === 'chatting' && row.staff_id === staff.id)
            await noteTyping(db, placeOf(row), 'staff');
          const messages = await readMessages(db, placeOf(row), after);
          return { chat: view(staff, row, await storeOf(db, row)), messages: messages.map(messageView) };
        }),
      ),

    /** Tells whether there is a chat of this id, at any store. */
    exists: (id: string): Promise<boolean> =>
      database.platform(async (db) => (await findStaffChat(db, id)) !== undefined),

    /** Takes a chat. Fails with `conflict` when somebody else who is there has it, or it has ended. */
    take: (staff: Identity, id: string): Promise<Result<StaffChat>> =>
      change(staff, id, async (db, chat) => {
        if (chat.status === 'ended') throw hasEnded();
        if (chat.status === 'chatting' && chat.staff_id === staff.id) return null;
        if (await isMuted(db, staff.id))
          throw new Rollback(fail('forbidden', 'You are muted: a colleague has to answer'));
        const holder = chat.staff_id;
        if (chat.status === 'chatting' && holder !== null && (await findAgent(db, holder)).here)
          throw new Rollback(fail('conflict', `${chat.staff_name} has taken this chat`));
        await updateChat(db, placeOf(chat), {
          status: 'chatting',
          staff_id: staff.id,
          staff_name: staff.name,
        });
        await appendMessage(db, placeOf(chat), { author: 'event', event: 'joined', name: staff.name });
        return { action: 'chat.taken' };
      }),

    /**
     * Answers in a chat that one has taken; a key that was there before is the message of then. Fails with `conflict`
     * when it is not one's own or has ended, and with `forbidden` while muted.
     */
    reply: (
      staff: Identity,
      id: string,
      body: CallInput<'atlas.replyChat'>['body'],
    ): Promise<Result<ChatMessage>> =>
      settle(() =>
        database.platform(async (db) => {
          const chat = await lockChat(db, id);
          if (!chat) throw noChat();
          const said = await findByKey(db, placeOf(chat), { author: 'staff', key: body.key });
          if (said) return messageView(said);
          if (chat.status === 'ended') throw hasEnded();
          if (chat.status !== 'chatting' || chat.staff_id !== staff.id)
            throw new Rollback(fail('conflict', 'Take this chat first'));
          if (await isMuted(db, staff.id))
            throw new Rollback(fail('forbidden', 'You are muted: a colleague has to answer'));
          const { text, key } = body;
          return messageView(
            await appendMessage(db, placeOf(chat), { author: 'staff', name: staff.name, text, key }),
          );
        }),
      ),

    /** Hands a chat to a group, where it waits. Fails with `conflict` while nobody of it is there. */
    transfer: (staff: Identity, id: string, group: LiveChatGroupId): Promise<Result<StaffChat>> =>
      change(staff, id, async (db, chat) => {
        if (chat.status === 'ended') throw hasEnded();
        if (chat.group_id === group && chat.status === 'queued') return null;
        if (((await countAgents(db)).get(group) ?? 0) === 0)
          throw new Rollback(fail('conflict', 'Nobody of that group is there to take it'));
        await appendMessage(db, placeOf(chat), {
          author: 'event',
          event: 'transferred',
          name: staff.name,
          group,
        });
        await updateChat(db, placeOf(chat), {
          status: 'queued',
          group_id: group,
          staff_id: null,
          staff_name: '',
        });
        return { action: 'chat.transferred', data: { from: chat.group_id, to: group } };
      }),

    /** Ends a chat. */
    end: (staff: Identity, id: string): Promise<Result<StaffChat>> =>
      change(staff, id, async (db, chat) => {
        if (chat.status === 'ended') return null;
        await appendMessage(db, placeOf(chat), { author: 'event', event: 'ended', name: staff.name });
        await updateChat(db, placeOf(chat), { status: 'ended' });
        return { action: 'chat.ended' };
      }),
  };
}

/** Chats as staff answer them. */
export type StaffChats = ReturnType<typeof createStaffChats>;
