import { errorText, useAtlasReplyChatMutation } from '@omnis/api-client';
import { useRef, useState } from 'react';

/** Something that was written and is not known to have arrived. */
export interface Reply {
  /** The same for every try, so that the server keeps it once. */
  readonly key: string;
  readonly text: string;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Why it failed. */
  readonly fault: string;
}

/** Replies being written in the chats of this page; each stays while another chat is shown. */
export interface Replies {
  readonly of: (chat: string) => readonly Reply[];
  readonly send: (chat: string, text: string) => void;
  readonly retry: (chat: string, key: string) => void;
  /** Gives one up; what it said is returned. */
  readonly takeBack: (chat: string, key: string) => string;
  readonly draft: (chat: string) => string;
  readonly setDraft: (chat: string, text: string) => void;
}

type Outbox = Readonly<Record<string, readonly Reply[]>>;

const none: readonly Reply[] = [];

/** Sends replies one after another, so that they arrive as they were written, and keeps those that failed. */
export function useReplies(): Replies {
  const [post] = useAtlasReplyChatMutation();
  const [outbox, setOutbox] = useState<Outbox>({});
  const drafts = useRef(new Map<string, string>());
  const tails = useRef(new Map<string, Promise<void>>());

  const change = (chat: string, to: (replies: readonly Reply[]) => readonly Reply[]): void =>
    setOutbox((before) => ({ ...before, [chat]: to(before[chat] ?? none) }));
  const mark = (chat: string, key: string, over: Partial<Reply>): void =>
    change(chat, (replies) => replies.map((reply) => (reply.key === key ? { ...reply, ...over } : reply)));

  const deliver = (chat: string, { key, text }: Pick<Reply, 'key' | 'text'>): void => {
    const before = tails.current.get(chat) ?? Promise.resolve();
    const sending = before.then(async () => {
      const { error } = await post({ params: { id: chat }, body: { text, key } });
      mark(chat, key, error === undefined ? { state: 'sent' } : { state: 'failed', fault: errorText(error) });
    });
    tails.current.set(chat, sending);
  };

  return {
    of: (chat) => outbox[chat] ?? none,
    send: (chat, text) => {
      const reply = { key: crypto.randomUUID(), text, state: 'sending', fault: '' } as const;
      change(chat, (replies) => [...replies, reply]);
      deliver(chat, reply);
    },
    retry: (chat, key) => {
      const reply = outbox[chat]?.find((each) => each.key === key && each.state === 'failed');
      if (reply === undefined) return;
      mark(chat, key, { state: 'sending', fault: '' });
      deliver(chat, reply);
    },
    takeBack: (chat, key) => {
      change(chat, (replies) => replies.filter((each) => each.key !== key));
      return outbox[chat]?.find((each) => each.key === key)?.text ?? '';
    },
    draft: (chat) => drafts.current.get(chat) ?? '',
    setDraft: (chat, text) => void drafts.current.set(chat, text),
  };
}
