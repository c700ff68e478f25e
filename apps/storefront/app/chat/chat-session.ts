import { isApiFailure, liveChatApi, submitFault, type CallAnswer } from '@omnis/api-client';
import type { OmnisStore } from '@omnis/store';
import type { LiveChatGroupId } from '@omnis/models';

/** The chat of this visitor. */
export type Chat = CallAnswer<'liveChat.read'>['chat'];
/** One thing that was said or that happened. */
export type ChatMessage = CallAnswer<'liveChat.read'>['messages'][number];

/** What was typed and is not among the messages yet. */
export interface Unsent {
  readonly key: string;
  readonly text: string;
  /** Why it was not taken; null while it is on its way. */
  readonly fault: string | null;
}

/** What the window of the chat shows. */
export interface ChatState {
  /** Whether it is known if there is a chat. */
  readonly known: boolean;
  /** null while the visitor is browsing. */
  readonly chat: Chat | null;
  readonly messages: readonly ChatMessage[];
  readonly unsent: readonly Unsent[];
  /** Whether the last look at the chat got no answer. */
  readonly lost: boolean;
}

/** What a chat begins with. */
export interface ChatStart {
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly group: LiveChatGroupId | null;
}

/** Milliseconds between two looks: while the window is open and looked at, and otherwise. */
export const paces = { quick: 2500, slow: 12_000 } as const;
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

const browsing: ChatState = { known: true, chat: null, messages: [], unsent: [], lost: false };

/**
 * The chat of a visitor (storefront.md §4 Live chat), which lives as long as the shop is open in a window. What the other
 * side says is asked for again and again: quickly while somebody looks, slowly otherwise, not at all once it has ended.
 */
export function createChatSession(store: OmnisStore) {
  let state: ChatState = { ...browsing, known: false };
  let pace: keyof typeof paces = 'slow';
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: Promise<void> | null = null;
  let isStopped = false;
  let typedAt = -writesFor;
  /** Of the first message until it is taken: sent again, it starts no second chat. */
  let startKey = crypto.randomUUID();
  const listeners = new Set<() => void>();

  function set(change: Partial<ChatState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function take({ chat, messages }: CallAnswer<'liveChat.read'>): void {
    const last = state.chat?.id === chat.id ? (state.messages.at(-1)?.number ?? 0) : 0;
    const before = last === 0 ? [] : state.messages;
    const all = [...before, ...messages.filter(({ number }) => number > last)];
    const keys = new Set(all.map(({ key }) => key));
    set({
      known: true,
      chat,
      messages: all,
      unsent: state.unsent.filter(({ key }) => !keys.has(key)),
      lost: false,
    });
  }

  function plan(): void {
    clearTimeout(timer);
    if (isStopped || state.chat === null || state.chat.status === 'ended') return;
    const pause = Math.min(longestPause, paces[pace] * 2 ** failures);
    timer = setTimeout(() => void look(), pause);
  }

  async function read(): Promise<void> {
    const { chat, messages } = state;
    if (chat === null) return;
    const typing = Date.now() - typedAt < writesFor ? { typing: 'yes' as const } : {};
    const query = { after: messages.at(-1)?.number ?? 0, ...typing };
    const arg = { params: { chatId: chat.id }, query };
    const { data, error } = await store.dispatch(liveChatRead.initiate(arg, fresh));
    // Nobody looks at it any more.
    if (isStopped) return;
    if (data) {
      failures = 0;
      take(data);
    } else if (isApiFailure(error) && error.status === 404) {
      // It belongs to an account that is signed out, or was deleted with it.
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

  async function post(unsent: Unsent): Promise<void> {
    const { chat } = state;
    if (chat === null) return;
    typedAt = -writesFor;
    const { key, text } = unsent;
    const others = () => state.unsent.filter((each) => each.key !== key);
    set({ unsent: [...others(), { key, text, fault: null }] });
    const arg = { params: { chatId: chat.id }, body: { text, key } };
    const { error } = await store.dispatch(liveChatSend.initiate(arg, untracked));
    if (error !== undefined) {
      const { message, errors } = submitFault(error);
      set({ unsent: [...others(), { key, text, fault: errors[0]?.message ?? message }] });
    }
    await look();
  }

  return {
    get: (): ChatState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Asks whether there is an open chat. */
    async restore(): Promise<void> {
      const { data } = await store.dispatch(liveChatCurrent.initiate(undefined, fresh));
      if (data?.open) take(data.open);
      else set({ known: true, lost: data === undefined });
      plan();
    },

    /** Starts a chat. Answers with what is wrong, for a form. */
    async start({ name, email, text, group }: ChatStart) {
      const asked = await store.dispatch(liveChatToken.initiate(undefined, fresh));
      if (!asked.data) return submitFault(asked.error);
      const body = { ...asked.data, name, email, text, group_id: group, key: startKey };
      const { data, error } = await store.dispatch(liveChatStart.initiate({ body }, untracked));
      if (!data) return submitFault(error);
      startKey = crypto.randomUUID();
      take(data);
      plan();
      return undefined;
    },

    send: (text: string): Promise<void> => post({ key: crypto.randomUUID(), text: text.trim(), fault: null }),

    /** Sends again what was not taken; under its key, so that it is said once. */
    async retry(key: string): Promise<void> {
      const unsent = state.unsent.find((each) => each.key === key);
      if (unsent) await post(unsent);
    },

    /** Notes that something is written; the next look says so. */
    type: (): void => void (typedAt = Date.now()),

    /** Ends the chat; false where that failed. */
    async end(): Promise<boolean> {
      const { chat } = state;
      if (chat === null) return true;
      const { data } = await store.dispatch(liveChatEnd.initiate({ params: { chatId: chat.id } }, untracked));
      if (data) set({ chat: data, unsent: [] });
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
    forget: (): void => set(browsing),

    /** How often it is looked at from now on. */
    setPace(to: keyof typeof paces): void {
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
    },
    /** Looks again, after {@link stop}. */
    go(): void {
      isStopped = false;
      plan();
    },
  };
}

/** The chat of a visitor. */
export type ChatSession = ReturnType<typeof createChatSession>;
