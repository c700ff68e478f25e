import {
  isApiFailure,
  liveChatApi,
  liveTopics,
  liveUpdates,
  submitFault,
  type CallAnswer,
  type LiveUpdates,
} from '@omnis/api-client';
import type { OmnisStore } from '@omnis/store';
import type { LiveChatGroupId } from '@omnis/models';
import { forgetDraft, keepDraft, readDraft } from './chat-draft.ts';
import { createOutbox, type PostFault, type Unsent } from './chat-outbox.ts';
import { browsing, type ChatStart, type ChatState } from './chat-state.ts';
import { forgetTyped } from './typed-keys.ts';

/**
 * Milliseconds between two looks: while the window is open and looked at, otherwise, and while news come by themselves. A
 * look also says that the visitor is there.
 */
export const paces = { quick: 2500, slow: 12_000, live: 30_000 } as const;
const longestPause = 30_000;
/** Milliseconds after a key for which one is writing. */
const writesFor = 3000;

const untracked = { track: false } as const;
const fresh = { forceRefetch: true, subscribe: false } as const;
const {
  liveChatToken,
  liveChatCurrent,
  liveChatStart,
  liveChatRead,
  liveChatSend,
  liveChatTransfer,
  liveChatEnd,
} = liveChatApi.endpoints;

/** Tells whether a call failed because of the connection, or of an overloaded server: its contents were fine. */
function isPassing(error: unknown): boolean {
  if (!isApiFailure(error)) return true;
  const { status } = error;
  return status === 0 || status === 429 || status >= 500;
}

/**
 * The chat of a visitor (storefront.md §4 Live chat), which lives as long as the shop is open in a window. What the other
 * side says is asked for when there is news of it. Without live updates it is asked for again and again: quickly while
 * somebody looks, slowly otherwise. A chat that has ended is not asked for.
 */
export function createChatSession(store: OmnisStore, live: LiveUpdates = liveUpdates) {
  let state: ChatState = { ...browsing, known: false };
  let pace: 'quick' | 'slow' = 'slow';
  let lookedAt = 0;
  let followed: { readonly id: string; readonly leave: () => void } | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: Promise<void> | null = null;
  let isStopped = false;
  let typedAt = -writesFor;
  /** Of the first message until it is taken: sent again, after a reload too, it starts no second chat. */
  let startKey = readDraft().key || crypto.randomUUID();
  const listeners = new Set<() => void>();

  function set(change: Partial<ChatState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function take({ chat, messages }: CallAnswer<'liveChat.read'>): void {
    const last = state.chat?.id === chat.id ? (state.messages.at(-1)?.number ?? 0) : 0;
    const before = last === 0 ? [] : state.messages;
    const all = [...before, ...messages.filter(({ number }) => number > last)];
    outbox.open(chat.id);
    set({ known: true, chat, messages: all, lost: false });
    outbox.seen(new Set(all.map(({ key }) => key)));
    if (chat.status === 'ended') outbox.close();
  }

  function plan(): void {
    clearTimeout(timer);
    followChat();
    if (isStopped || state.chat === null || state.chat.status === 'ended') return;
    const pause = Math.min(longestPause, pauseOf(state.chat) * 2 ** failures);
    timer = setTimeout(() => void look(), pause);
  }

  const isLive = (): boolean => followed !== null && live.mode(liveTopics.chat(followed.id)) === 'live';
  const isWriting = (): boolean => Date.now() - typedAt < writesFor;

  /** Milliseconds until the next look. */
  function pauseOf({ status, typing }: NonNullable<ChatState['chat']>): number {
    if (!isLive()) return paces[pace];
    // That one writes is said by the looks, and that the other side has stopped is seen by them.
    if (isWriting() || typing === true) return Math.max(0, lookedAt + paces.quick - Date.now());
    // The place in the queue changes without news of this chat.
    return status === 'queued' ? paces.slow : paces.live;
  }

  /** Follows the chat while it is open. */
  function followChat(): void {
    const id = isStopped || state.chat?.status === 'ended' ? undefined : state.chat?.id;
    if (followed?.id === id) return;
    followed?.leave();
    followed = null;
    if (id === undefined) return;
    const leave = live.follow(liveTopics.chat(id), { onNews: () => void look(), onMode: plan });
    followed = { id, leave };
  }

  async function read(): Promise<void> {
    const { chat, messages } = state;
    if (chat === null) return;
    lookedAt = Date.now();
    const typing = isWriting() ? { typing: 'yes' as const } : {};
    const query = { after: messages.at(-1)?.number ?? 0, ...typing };
    const arg = { params: { chatId: chat.id }, query };
    const { data, error } = await store.dispatch(liveChatRead.initiate(arg, fresh));
    // Nobody looks at it any more.
    if (isStopped) return;
    if (data) {
      failures = 0;
      take(data);
      void again();
    } else if (isApiFailure(error) && error.status === 404) {
      // It belongs to an account that is signed out, or was deleted with it; what was typed is theirs too.
      forgetTyped();
      outbox.drop();
      set(browsing);
    } else {
      failures = Math.min(failures + 1, 5);
      set({ lost: true });
    }
    plan();
  }

  /** One look at a time: who asks while one is under way waits for it, and looks again. */
  function look(): Promise<void> {
    clearTimeout(timer);
    const next = (reading ?? Promise.resolve()).then(read);
    reading = next;
    return next;
  }

  async function post({ key, text }: Unsent): Promise<PostFault | null> {
    const { chat } = state;
    if (chat === null) return null;
    typedAt = -writesFor;
    const arg = { params: { chatId: chat.id }, body: { text, key } };
    const { error } = await store.dispatch(liveChatSend.initiate(arg, untracked));
    if (error === undefined) return null;
    const { message, errors } = submitFault(error);
    return { text: errors[0]?.message ?? message, isPassing: isPassing(error) };
  }
  const outbox = createOutbox({ post, tell: (unsent) => set({ unsent }) });

  /** The first message is there. */
  function sent(): void {
    startKey = crypto.randomUUID();
    forgetDraft();
  }

  /** Sends messages again that failed because of the connection. */
  async function again(): Promise<void> {
    if (await outbox.again()) await look();
  }

  /** Asks whether there is an open chat. */
  async function restore(): Promise<void> {
    const { data } = await store.dispatch(liveChatCurrent.initiate(undefined, fresh));
    if (data?.open) {
      const { key, text } = readDraft();
      // It began, and the answer that said so was lost.
      const isSaid = data.open.messages.some((said) => said.key === key && said.text === text.trim());
      if (isSaid) sent();
      take(data.open);
      void again();
    } else {
      // Of a chat that ended while nobody looked another one may begin with what was not sent.
      if (data && state.chat === null) outbox.leave();
      set({ known: true, lost: data === undefined });
    }
    plan();
  }

  function onOnline(): void {
    failures = 0;
    outbox.hurry();
    if (state.chat === null && state.lost) void restore();
    else if (state.chat !== null && state.chat.status !== 'ended') void look();
  }

  return {
    get: (): ChatState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    restore,

    /** Starts a chat. Answers with what is wrong, for a form. */
    async start({ name, email, text, group }: ChatStart) {
      const asked = await store.dispatch(liveChatToken.initiate(undefined, fresh));
      if (!asked.data) return submitFault(asked.error);
      const body = { ...asked.data, name, email, text, group_id: group, key: startKey };
      keepDraft({ key: startKey });
      const { data, error } = await store.dispatch(liveChatStart.initiate({ body }, untracked));
      if (!data) return submitFault(error);
      sent();
      take(data);
      plan();
      return undefined;
    },

    async send(text: string): Promise<void> {
      await outbox.add(text.trim());
      await look();
    },

    /** Sends again what was not taken; under its key, so that it is said once. */
    async retry(key: string): Promise<void> {
      await outbox.retry(key);
      await look();
    },

    /** Notes that something is written; the next look says so, and comes soon. */
    type: (): void => {
      typedAt = Date.now();
      if (isLive()) plan();
    },

    /** Ends the chat; false where that failed. */
    async end(): Promise<boolean> {
      const { chat } = state;
      if (chat === null) return true;
      const { data } = await store.dispatch(liveChatEnd.initiate({ params: { chatId: chat.id } }, untracked));
      if (data) set({ chat: data });
      if (data) outbox.close();
      await look();
      return data !== undefined;
    },

    /** Moves the chat to another group; it stays where it is while nobody is there. */
    async transfer(group: LiveChatGroupId): Promise<void> {
      const { chat } = state;
      if (chat === null) return;
      const arg = { params: { chatId: chat.id }, body: { group_id: group } };
      await store.dispatch(liveChatTransfer.initiate(arg, untracked));
      await look();
    },

    /** Puts a chat that has ended away. */
    forget: (): void => {
      outbox.leave();
      set(browsing);
    },

    /** How often it is looked at from now on. */
    setPace(to: typeof pace): void {
      if (pace === to) return;
      pace = to;
      failures = 0;
      if (to === 'quick') void look();
      else plan();
    },

    /** Looks no more. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      followChat();
      window.removeEventListener('online', onOnline);
    },
    /** Looks again, after {@link stop}. */
    go(): void {
      isStopped = false;
      window.addEventListener('online', onOnline);
      plan();
    },
  };
}

/** The chat of a visitor. */
export type ChatSession = ReturnType<typeof createChatSession>;
