import { generalChatGroup, liveChatGroupId, liveChatGroupName, type LiveChatStatus } from '@omnis/models';
import { notificationReceived, notificationRemoved, useAppDispatch, useAppStore } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { makeNotification, snackbars } from '@omnis/shop-kit';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from '@omnis/shop-kit/react-router';
import { chatTexts } from '../texts/chat/index.ts';
import { onChatElsewhere, readChatFlag, writeChatFlag } from './chat-flag.ts';
import type { AskedChat } from './chat-host.tsx';
import { createChatSession, type ChatSession } from './chat-session.ts';
import type { ChatState } from './chat-state.ts';
import { pageGroup } from './page-group.ts';
import { useAvailability } from './use-chat-availability.ts';

/** How much of the chat is to be seen: nothing, its window, or a button that brings the window back. */
export type ChatView = 'hidden' | 'open' | 'small';

/** Tag and id of the notification of what staff have said. */
const supportTag = 'support';

/** The chat as its window shows it. */
export interface ShownChat extends ChatState {
  readonly session: ChatSession;
  readonly view: ChatView;
  readonly setView: (view: ChatView) => void;
  /** The group that a new chat goes to; `general` for whoever is free. */
  readonly group: string;
  /** Number of messages from staff that nobody has looked at. */
  readonly unread: number;
}

/** Start of a message, for a card that has room for two lines. */
function firstLine(text: string): string {
  const most = 90;
  const [line = ''] = text.trim().split('\n');
  const characters = Array.from(line.trimEnd());
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}

/** How the chat was left in this browser, and the note of how it is left now (storefront.md §4: the opened flag). */
function useFlag(status: LiveChatStatus | 'browsing', known: boolean, view: ChatView): void {
  const isOpen = status === 'queued' || status === 'chatting';
  useEffect(() => {
    if (isOpen) writeChatFlag(view === 'small' ? 'small' : 'open');
    else if (known && status === 'browsing') writeChatFlag(null);
  }, [isOpen, known, status, view]);
  useEffect(() => {
    if (isOpen || !known) return undefined;
    const forget = (): void => writeChatFlag(null);
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, [isOpen, known]);
}

/** A chat that somebody answers goes to the group of the page, once to each group (storefront.md §4 Live chat). */
function usePageGroup({ chat }: ChatState, session: ChatSession): void {
  const page = liveChatGroupId(useSyncExternalStore(pageGroup.subscribe, pageGroup.get, pageGroup.get));
  const moved = useRef(new Set<string>());
  const isChatting = chat?.status === 'chatting';
  const [id, group] = [chat?.id, chat?.group];
  useEffect(() => {
    if (!isChatting || page === null || page === group) return;
    const move = `${id} ${page}`;
    if (moved.current.has(move)) return;
    moved.current.add(move);
    void session.transfer(page);
  }, [isChatting, page, id, group, session]);
}

/** Counts what staff said and nobody has looked at, and says it by a notification while the window is small. */
function useUnread({ messages }: ChatState, isLooked: boolean): number {
  const t = useTexts(chatTexts);
  const dispatch = useAppDispatch();
  const [seen, setSeen] = useState<number | null>(null);
  const last = messages.at(-1)?.number ?? 0;
  // Messages that were there when the chat came back are no news.
  const from = seen ?? last;
  if ((isLooked || seen === null) && last > 0 && seen !== last) setSeen(last);
  const news = messages.filter(({ author, number }) => author === 'staff' && number > from);
  const latest = news.at(-1);
  const [name, text] = [latest?.name ?? '', latest?.text ?? ''];
  const number = isLooked ? 0 : (latest?.number ?? 0);
  useEffect(() => {
    if (number === 0) return undefined;
    dispatch(
      notificationReceived(
        makeNotification({
          id: supportTag,
          tag: supportTag,
          title: t('newFrom', { name }),
          body: firstLine(text),
          replacePrevious: true,
          actions: [{ text: t('openChat'), href: '@open-chat', primary: true, forcePro: false }],
        }),
      ),
    );
    return () => void dispatch(notificationRemoved(supportTag));
  }, [number, name, text, dispatch, t]);
  return isLooked ? 0 : news.length;
}

/** Everything that the window of the chat is made of. */
export function useChat(asked: AskedChat | null): ShownChat {
  const t = useTexts(chatTexts);
  const store = useAppStore();
  const navigate = useNavigate();
  const [session] = useState(() => createChatSession(store));
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const { chat, known } = state;
  const status = chat?.status ?? 'browsing';
  const [view, setView] = useState<ChatView>(() => (asked === null ? 'hidden' : 'open'));
  const group = chat
    ? (liveChatGroupName(chat.group) ?? generalChatGroup)
    : (asked?.group ?? generalChatGroup);

  useEffect(() => {
    const left = readChatFlag();
    session.go();
    void session.restore().then(() => {
      const found = session.get().chat !== null;
      if (found && left !== null)
        setView((before) => (before === 'hidden' ? (left === 'small' ? 'small' : 'open') : before));
    });
    // Of a chat that another window started this one would not know, and forget it as it is closed.
    const stopListening = onChatElsewhere(() => {
      const { chat: mine } = session.get();
      if (mine !== null && mine.status !== 'ended') return;
      void session.restore().then(() => {
        const isThere = session.get().chat !== null;
        if (isThere) setView((before) => (before === 'hidden' ? (readChatFlag() ?? 'small') : before));
      });
    });
    return () => {
      stopListening();
      session.stop();
    };
  }, [session]);

  const count = asked?.count ?? 0;
  useEffect(() => {
    if (count > 0) setView('open');
  }, [count]);

  useFlag(status, known, view);
  usePageGroup(state, session);

  // Nobody is there: what waits is put away until somebody is, and a chat that is answered goes on.
  const isOfferOrWait = status === 'browsing' || status === 'queued';
  const availability = useAvailability(
    isOfferOrWait && (view !== 'hidden' || status === 'queued') ? group : null,
  );
  useEffect(() => {
    if (!isOfferOrWait || !known || availability !== 'offline' || view === 'hidden') return;
    setView('hidden');
    snackbars.show({
      text: t('nobody'),
      code: 'chat-nobody',
      timeout: 8000,
      action: { label: t('contact'), onSelect: () => void navigate('/help/') },
    });
  }, [isOfferOrWait, known, availability, view, navigate, t]);
  useEffect(() => {
    if (view !== 'hidden') return;
    if (status === 'chatting') setView('open');
    if (status === 'queued' && availability === 'online') setView('small');
  }, [view, status, availability]);

  const [isVisible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const look = (): void => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const isLooked = view === 'open' && isVisible;
  useEffect(() => session.setPace(isLooked ? 'quick' : 'slow'), [session, isLooked]);

  return { ...state, session, view, setView, group, unread: useUnread(state, isLooked) };
}
