import { useTexts } from '@omnis/texts/react';
import { MessageCircle } from 'lucide-react';
import { useEffect, type ReactElement, type Ref } from 'react';
import { chatTexts } from '../texts/chat/index.ts';

/** Properties of {@link ChatLauncher}. */
interface ChatLauncherProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** Number of unread messages. */
  readonly unread: number;
  readonly onOpen: () => void;
}

/** The button that brings the window back. */
export function ChatLauncher({ ref, unread, onOpen }: ChatLauncherProps): ReactElement {
  const t = useTexts(chatTexts);
  useEffect(() => {
    const { style } = document.documentElement;
    // Notifications, which on phones come at the foot too, stand above it.
    style.setProperty('--chat-launcher', '4.5rem');
    return () => void style.removeProperty('--chat-launcher');
  }, []);
  return (
    <button
      ref={ref}
      type="button"
      className="launcher"
      aria-label={unread > 0 ? `${t('openChat')}, ${t('unread', { count: unread })}` : t('openChat')}
      onClick={onOpen}
    >
      <MessageCircle aria-hidden="true" />
      {unread > 0 && (
        <span className="count" aria-hidden="true">
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </button>
  );
}
