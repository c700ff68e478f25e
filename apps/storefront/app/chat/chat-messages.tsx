import { TypingDots } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { chatTexts, type ChatTexts } from '../texts/chat/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ChatLog } from './chat-root.ts';
import type { ChatMessage, Unsent } from './chat-session.ts';
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

function UnsentMessage({
  unsent,
  onRetry,
}: {
  readonly unsent: Unsent;
  readonly onRetry: () => void;
}): ReactElement {
  const t = useTexts(chatTexts);
  const { text, fault } = unsent;
  return (
    <li data-own="" data-unsent="">
      <p dir="auto">{text}</p>
      {fault === null ? (
        <span className="by">{t('sending')}</span>
      ) : (
        <span className="by fault">
          {t('notSent')}. {fault}{' '}
          <button type="button" onClick={onRetry}>
            {t('retry')}
          </button>
        </span>
      )}
    </li>
  );
}

/** What was said, the newest at the end, which stays in sight for who reads there. */
export function ChatMessages({
  chat: { chat, messages, unsent, session },
}: {
  readonly chat: ShownChat;
}): ReactElement {
  const t = useTexts(chatTexts);
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const sent = unsent.length;
  const last = messages.at(-1);
  const isTyping = chat?.typing ?? false;
  const [count, isOwn] = [messages.length, sent > 0 || last?.author === 'visitor'];
  useEffect(() => {
    const { current } = box;
    if (current && (isAtEnd.current || isOwn)) current.scrollTop = current.scrollHeight;
  }, [count, sent, isOwn, isTyping]);
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
          <UnsentMessage key={each.key} unsent={each} onRetry={() => void session.retry(each.key)} />
        ))}
      </ul>
    </ChatLog>
  );
}
