import { api, isApiFailure, liveTopics, useAtlasChatQuery, useLiveTopic } from '@omnis/api-client';
import type { ChatMessage, StaffChat } from '@omnis/contract';
import { useAppDispatch } from '@omnis/store';
import { useState } from 'react';
import { looks, useRhythm } from './use-rhythm.ts';

/** A chat as it is read. */
export interface ReadChat {
  /** Undefined until it was loaded. */
  readonly chat: StaffChat | undefined;
  readonly messages: readonly ChatMessage[];
  readonly error: unknown;
  /** There is no chat of this id. */
  readonly isNowhere: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Held {
  readonly seen: object | undefined;
  readonly chat: StaffChat | undefined;
  readonly messages: readonly ChatMessage[];
}

/**
 * A chat with all that was said in it: what was said since the last look is asked for, and added. For a component that
 * is keyed by the chat.
 *
 * @param typing - whether one is writing in it, which each look says to the other side
 */
export function useChat(id: string, typing: boolean): ReadChat {
  const [held, setHeld] = useState<Held>({ seen: undefined, chat: undefined, messages: [] });
  const dispatch = useAppDispatch();
  const hasEnded = held.chat?.status === 'ended';
  const isFollowed = held.chat !== undefined && !hasEnded;
  const mode = useLiveTopic(isFollowed ? liveTopics.chat(id) : null, () => {
    dispatch(api.util.invalidateTags([{ type: 'StaffChat', id }]));
  });
  const rhythm = useRhythm(mode);
  // That one writes is said by the looks, and that the visitor has stopped is seen by them.
  const every = typing || held.chat?.typing === true ? Math.min(rhythm, looks.seen) : rhythm;
  const { currentData, error, isFetching, refetch } = useAtlasChatQuery(
    {
      params: { id },
      query: { after: held.messages.at(-1)?.number ?? 0, ...(typing ? { typing: 'yes' } : {}) },
    },
    {
      // Nothing is said any more in a chat that has ended.
      pollingInterval: hasEnded ? 0 : every,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      refetchOnMountOrArgChange: true,
    },
  );
  if (currentData !== undefined && currentData !== held.seen) {
    const last = held.messages.at(-1)?.number ?? 0;
    const fresh = currentData.messages.filter(({ number }) => number > last);
    setHeld({
      seen: currentData,
      chat: currentData.chat,
      messages: fresh.length === 0 ? held.messages : [...held.messages, ...fresh],
    });
  }
  return {
    chat: held.chat,
    messages: held.messages,
    error,
    isNowhere: isApiFailure(error) && (error.status === 404 || error.status === 422),
    isFetching,
    refetch,
  };
}
