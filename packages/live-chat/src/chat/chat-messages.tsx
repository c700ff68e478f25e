import { useTexts } from '@omnis/texts/react';
import { TypingDots } from '@omnis/ui';
import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { chatTexts, type ChatTexts } from '../texts/chat/index.ts';
import { ChatLog } from './chat-root.ts';
import type { Unsent } from './chat-outbox.ts';
import type { ChatMessage } from './chat-state.ts';
import { LinkedText } from './linked-text.tsx';
import type { ShownChat } from './use-chat.ts';

/** Pixels from the end within which one counts as reading the end. */
const nearEnd = 80;

function eventText(t: ChatTexts, { event, name }: ChatMessage): string {
  switch (event) {
    case 'joined':
      return t('joined', { name });
    case 'transferred':
      return t('transferred');
    case 'left':
      return t('left');
    default:
      return t('ended');
  }
}

function Message({ message }: { readonly message: ChatMessage }): ReactElement {
  const t = useTexts(chatTexts);
  const { author, at, text, name } = message;
  const time = new Intl.DateTimeFormat(t.locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(at));
  if (author === 'event') return <li className="event">{eventText(t, message)}</li>;
  const who = author === 'visitor' ? t('you') : name;
  return (
    <li data-own={author === 'visitor' ? '' : undefined}>
      <p dir="auto">
        <LinkedText text={text} />
      </p>
      <span className="by">
        {who} · <time dateTime={at}>{time}</time>
      </span>
    </li>
  );
}

function Retry({
  onRetry,
  onLeave,
}: {
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}): ReactElement {
  const t = useTexts(chatTexts);
  const button = useRef<HTMLButtonElement>(null);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    const { current } = button;
    const { current: goOn } = leave;
    // As it goes, by a press or because the connection is back, the keyboard would be nowhere.
    return () => void (document.activeElement === current && goOn());
  }, []);
  return (
    <button ref={button} type="button" onClick={onRetry}>
      {t('retry')}
    </button>
  );
}

function UnsentMessage({
  unsent: { key, text, fault },
  chat: { chat, session },
  onLeave,
}: {
  readonly unsent: Unsent;
  readonly chat: ShownChat;
  readonly onLeave: () => void;
}): ReactElement {
  const t = useTexts(chatTexts);
  return (
    <li data-own="" data-unsent="">
      <p dir="auto">{text}</p>
      {fault === null ? (
        <span className="by">{t('sending')}</span>
      ) : (
        <span className="by fault">
          {t('notSent')}
          {/* In a chat that has ended nothing can be sent again. */}
          {chat?.status !== 'ended' && (
            <>
              . {fault} <Retry onRetry={() => void session.retry(key)} onLeave={onLeave} />
            </>
          )}
        </span>
      )}
    </li>
  );
}

/** Messages, the newest at the end, which stays in sight for anyone reading there. */
export function ChatMessages({
  chat: shown,
  onLeave,
}: {
  readonly chat: ShownChat;
  /** Told that what had the focus goes. */
  readonly onLeave: () => void;
}): ReactElement {
  const { chat, messages, unsent } = shown;
  const t = useTexts(chatTexts);
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const toEnd = (): void => {
    const { current } = box;
    if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  };
  const sent = unsent.length;
  const last = messages.at(-1);
  const isTyping = chat?.typing ?? false;
  const [count, isOwn] = [messages.length, sent > 0 || last?.author === 'visitor'];
  useEffect(() => {
    if (isOwn) isAtEnd.current = true;
    toEnd();
  }, [count, sent, isOwn, isTyping]);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    // A notice above, a longer text below or what is said of an unsent message takes room away.
    const watch = new ResizeObserver(toEnd);
    for (const element of [current, ...current.children]) watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <ChatLog
      ref={box}
      role="log"
      aria-label={t('conversation')}
      // Scrolled by keys too.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      }}
    >
      <ul>
        {messages.map((message) => (
          <Message key={message.number} message={message} />
        ))}
        {isTyping && (
          <li>
            <p>
              <TypingDots label={t('typing', { name: chat?.agent ?? '' })} />
            </p>
          </li>
        )}
        {unsent.map((each) => (
          <UnsentMessage key={each.key} unsent={each} chat={shown} onLeave={onLeave} />
        ))}
      </ul>
    </ChatLog>
  );
}
