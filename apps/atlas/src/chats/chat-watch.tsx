import {
  api,
  listId,
  liveTopics,
  useAtlasChatAvailabilityQuery,
  useAtlasChatsQuery,
  useLiveTopic,
} from '@omnis/api-client';
import { selectPermissions, selectUser, useAppDispatch, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { VisuallyHidden } from '@omnis/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useMatch } from 'react-router';
import { titleCount } from '../app/title-count.ts';
import { waitingFor } from './use-availability.ts';
import { useRhythm } from './use-rhythm.ts';
import { chatsTexts, type ChatsTexts } from '../texts/chats/index.ts';

/** Milliseconds between two looks of who is away: they may come back in another window. */
const lookEvery = 60_000;

/** The list of the own chats, as the watch and the room ask for it. */
export const ownChats = { query: { state: 'mine', page: 1, perPage: 50 } } as const;

/** Chats that wait for the person who answers them, wherever in the app they are. */
export interface ChatWatch {
  readonly available: boolean;
  /** Chats that nobody has taken, of the groups that one answers. */
  readonly waiting: number;
  /** The own chats with words that were not answered. */
  readonly unanswered: readonly { readonly id: string; readonly name: string; readonly count: number }[];
}

/** Watches the chats while one is available, which also keeps one so. */
export function useChatWatch(): ChatWatch {
  const user = useAppSelector(selectUser);
  const mayAnswer = useAppSelector(selectPermissions).includes('chat.view') && user?.twoFactorOwed !== true;
  const dispatch = useAppDispatch();
  // For every part of the app that shows chats: what is being asked for just now is asked for again.
  const mode = useLiveTopic(mayAnswer ? liveTopics.chats : null, () => {
    dispatch(
      api.util.invalidateTags([
        { type: 'StaffChat', id: listId },
        { type: 'StaffChat', id: 'AVAILABILITY' },
      ]),
    );
  });
  const every = useRhythm(mode);
  const [isThere, setIsThere] = useState(false);
  const { currentData: own } = useAtlasChatAvailabilityQuery(undefined, {
    skip: !mayAnswer,
    pollingInterval: isThere ? every : lookEvery,
    refetchOnFocus: true,
  });
  const available = own?.available === true;
  if (available !== isThere) setIsThere(available);
  const { currentData: mine } = useAtlasChatsQuery(ownChats, {
    skip: !available,
    pollingInterval: every,
    refetchOnFocus: true,
  });
  return {
    available,
    waiting: own !== undefined && available ? waitingFor(own) : 0,
    unanswered:
      mine?.items.flatMap(({ id, name, unanswered }) =>
        unanswered > 0 ? [{ id, name, count: unanswered }] : [],
      ) ?? [],
  };
}

/** Number of waiting things in the watch. */
export function countOf({ waiting, unanswered }: ChatWatch): number {
  return unanswered.reduce((sum, { count }) => sum + count, waiting);
}

/** Announces what has come up since an earlier look; '' when there is nothing new. */
export function newsOf(
  t: ChatsTexts,
  { before, now }: { readonly before: ChatWatch | null; readonly now: ChatWatch },
  openChat: string | null,
): string {
  const waited = before?.available === true ? before.waiting : 0;
  const waits = now.waiting > waited ? [t('chatsWaiting', { count: now.waiting })] : [];
  const written = now.unanswered.flatMap(({ id, name, count }) => {
    const known = before?.unanswered.find((each) => each.id === id)?.count ?? 0;
    // The open chat reads out its own messages.
    return count > known && id !== openChat ? [t('unansweredFrom', { name, count })] : [];
  });
  return [...waits, ...written].join('. ');
}

const nothingYet = { key: '', watch: null, news: '' } as const;

/** Says aloud what comes up, and puts how much waits in front of the document's title. */
export function ChatNews({ watch }: { readonly watch: ChatWatch }): ReactElement {
  const t = useTexts(chatsTexts);
  const openChat = useMatch('/chats/:id/')?.params.id ?? null;
  const [held, setHeld] = useState<{ key: string; watch: ChatWatch | null; news: string }>(nothingYet);
  const key = JSON.stringify(watch);
  // Emptied when something was answered, so that the same words are said again the next time.
  if (key !== held.key)
    setHeld({ key, watch, news: newsOf(t, { before: held.watch, now: watch }, openChat) });
  const count = countOf(watch);
  useEffect(() => {
    titleCount.set(count);
    return () => titleCount.set(0);
  }, [count]);
  return (
    <VisuallyHidden>
      <span role="status">{held.news}</span>
    </VisuallyHidden>
  );
}
