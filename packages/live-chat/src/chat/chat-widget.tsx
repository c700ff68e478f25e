import { useTexts } from '@omnis/texts/react';
import { useEffect, useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import { chatTexts } from '../texts/chat/index.ts';
import type { AskedChat } from './chat-host.tsx';
import { ChatLauncher } from './chat-launcher.tsx';
import { ChatRoot } from './chat-root.ts';
import { ChatWindow } from './chat-window.tsx';
import { useChat, type ChatView } from './use-chat.ts';

/** The keyboard goes where the chat was opened from when its window goes. Gives back the launcher. */
function useReturnedFocus(view: ChatView): RefObject<HTMLButtonElement | null> {
  const launcher = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const before = useRef<ChatView>('hidden');
  // Before the window takes the focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (view === 'open' && before.current !== 'open' && activeElement !== document.body)
      opener.current = activeElement;
  }, [view]);
  useEffect(() => {
    // Where the keyboard was is gone.
    if (before.current === 'open' && view === 'small') launcher.current?.focus();
    if (before.current === 'open' && view === 'hidden' && document.activeElement === document.body)
      if (opener.current instanceof HTMLElement) opener.current.focus();
    before.current = view;
  }, [view]);
  return launcher;
}

/** The live chat (storefront.md §4): hidden until it is asked for, then a window that can be made small and comes back. */
export default function ChatWidget({ asked }: { readonly asked: AskedChat | null }): ReactElement {
  const t = useTexts(chatTexts);
  const chat = useChat(asked);
  const { view, setView, unread } = chat;
  const launcher = useReturnedFocus(view);
  return (
    <ChatRoot>
      <p className="news" role="status">
        {unread > 0 && t('unread', { count: unread })}
      </p>
      {view === 'open' && <ChatWindow chat={chat} takesFocus={asked !== null} />}
      {view === 'small' && <ChatLauncher ref={launcher} unread={unread} onOpen={() => setView('open')} />}
    </ChatRoot>
  );
}
