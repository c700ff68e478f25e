import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { chatTexts } from '../texts/chat/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { AskedChat } from './chat-host.tsx';
import { ChatRoot } from './chat-root.ts';
import { ChatWindow } from './chat-window.tsx';
import { useChat } from './use-chat.ts';

/** The live chat (storefront.md §4): hidden until it is asked for, then a window that can be made small and comes back. */
export default function ChatWidget({ asked }: { readonly asked: AskedChat | null }): ReactElement {
  const t = useTexts(chatTexts);
  const chat = useChat(asked);
  const { view, setView, unread } = chat;
  const launcher = useRef<HTMLButtonElement>(null);
  const before = useRef(view);
  useEffect(() => {
    // Where the keyboard was is gone.
    if (before.current === 'open' && view === 'small') launcher.current?.focus();
    before.current = view;
  }, [view]);
  return (
    <ChatRoot>
      <p className="news" role="status">
        {unread > 0 && t('unread', { count: unread })}
      </p>
      {view === 'open' && <ChatWindow chat={chat} takesFocus={asked !== null} />}
      {view === 'small' && (
        <button
          ref={launcher}
          type="button"
          className="launcher"
          aria-label={unread > 0 ? `${t('openChat')}, ${t('unread', { count: unread })}` : t('openChat')}
          onClick={() => setView('open')}
        >
          <MessageCircle aria-hidden="true" />
          {unread > 0 && (
            <span className="count" aria-hidden="true">
              {unread > 9 ? '9+' : unread}
            </span>
          )}
        </button>
      )}
    </ChatRoot>
  );
}
