import type { ChatMessage, StaffChat } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, IconButton, timeText, Tooltip, TypingDots } from '@omnis/ui';
import { ArrowDown } from 'lucide-react';
import { useState, type ReactElement, type RefObject } from 'react';
import { styled } from 'styled-components';
import { clockText } from '../app/format.ts';
import { dayText, eventText } from './chat-words.ts';
import { useNow } from './use-rhythm.ts';
import type { Reply } from './use-replies.ts';
import { chatsTexts } from '../texts/chats/index.ts';

const Scroller = styled.div.withConfig({ componentId: 'atlas-chat-log' })`
  display: flex;
  flex-direction: column-reverse;
  height: 100%;
  padding: ${token('space.4')};
  background: ${token('chat.background')} ${token('chat.backgroundImage')};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-color: ${token('chat.scrollbar')} transparent;

  &:focus-visible {
    outline-offset: calc(-1 * ${token('focus.width')});
  }
  > ol {
    display: flex;
    flex-direction: column;
    gap: ${token('space.1')};
    margin-bottom: auto;
  }
`;

/** Milliseconds between two messages of one person that still stand under one name. */
const together = 5 * 60_000;

/** Pixels above the end from which on somebody reads what was said before. */
const awayFromEnd = 120;

function isContinued(message: ChatMessage, before: ChatMessage | undefined): boolean {
  return (
    before !== undefined &&
    before.author === message.author &&
    before.name === message.name &&
    Date.parse(message.at) - Date.parse(before.at) < together
  );
}

function Said({
  message,
  before,
  visitor,
}: {
  readonly message: ChatMessage;
  readonly before: ChatMessage | undefined;
  readonly visitor: string;
}): ReactElement {
  const t = useTexts(chatsTexts);
  if (message.author === 'event') {
    return (
      <li className="happened">
        {eventText(t, message, visitor)} ·{' '}
        <time dateTime={message.at} title={timeText(message.at)}>
          {clockText(Date.parse(message.at))}
        </time>
      </li>
    );
  }
  return (
    <li className="message" data-own={message.author === 'staff' ? '' : undefined}>
      {!isContinued(message, before) && (
        <p className="by">
          <span className="name">{message.author === 'staff' ? message.name : visitor}</span>{' '}
          <time dateTime={message.at} title={timeText(message.at)}>
            {clockText(Date.parse(message.at))}
          </time>
        </p>
      )}
      <p className="bubble">{message.text}</p>
    </li>
  );
}

/** A reply that is on its way, or did not arrive. */
function Unsent({
  reply,
  onRetry,
  onTakeBack,
}: {
  readonly reply: Reply;
  readonly onRetry: () => void;
  readonly onTakeBack: (() => void) | null;
}): ReactElement {
  const t = useTexts(chatsTexts);
  return (
    <li className="message" data-own="" data-state={reply.state}>
      <p className="bubble">{reply.text}</p>
      {reply.state === 'sending' && <p className="state">{t('sending')}</p>}
      {reply.state === 'failed' && (
        <div className="state" role="alert">
          <span>{t('notSent', { fault: reply.fault })}</span>
          <span className="ways">
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {t('retry')}
            </Button>
            {onTakeBack !== null && (
              <Button variant="ghost" size="sm" onClick={onTakeBack}>
                {t('edit')}
              </Button>
            )}
          </span>
        </div>
      )}
    </li>
  );
}

/** Properties of {@link MessageLog}. */
export interface MessageLogProps {
  readonly chat: StaffChat;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly messages: readonly ChatMessage[];
  /** Replies that are not known to have arrived; those that are among the messages are left out. */
  readonly replies: readonly Reply[];
  readonly onRetry: (key: string) => void;
  /** Puts the words of a reply back to where one writes; null where nobody can write any more. */
  readonly onTakeBack: ((key: string) => void) | null;
}

/** Messages, oldest first. The log stays at its end unless somebody is reading further up. */
export function MessageLog({
  chat,
  scroller,
  messages,
  replies,
  onRetry,
  onTakeBack,
}: MessageLogProps): ReactElement {
  const t = useTexts(chatsTexts);
  const now = useNow();
  const [isAway, setIsAway] = useState(false);
  const arrived = new Set(messages.map(({ key }) => key));
  const unsent = replies.filter(({ key }) => !arrived.has(key));
  return (
    <div className="log">
      <Scroller
        ref={scroller}
        role="log"
        aria-label={t('whatWasSaid', { name: chat.name })}
        // Keys scroll it.
        tabIndex={0}
        // It is drawn from its end upwards, which keeps it there: 0 is the end, what was said before is negative.
        onScroll={({ currentTarget }) => setIsAway(currentTarget.scrollTop < -awayFromEnd)}
      >
        <ol role="list">
          {messages.flatMap((message, index) => {
            const before = messages[index - 1];
            const day = dayText(t, message.at, now);
            const isNewDay = before === undefined || dayText(t, before.at, now) !== day;
            return [
              ...(isNewDay
                ? [
                    <li key={`day ${message.number}`} className="day">
                      {day}
                    </li>,
                  ]
                : []),
              <Said
                key={message.number}
                message={message}
                before={isNewDay ? undefined : before}
                visitor={chat.name}
              />,
            ];
          })}
          {chat.typing && (
            <li className="message">
              <p className="bubble">
                <TypingDots label={t('isWriting', { name: chat.name })} />
              </p>
            </li>
          )}
          {unsent.map((reply) => (
            <Unsent
              key={reply.key}
              reply={reply}
              onRetry={() => onRetry(reply.key)}
              onTakeBack={onTakeBack && (() => onTakeBack(reply.key))}
            />
          ))}
        </ol>
      </Scroller>
      {isAway && (
        <div className="to-end">
          <Tooltip text={t('toLatestMessage')}>
            <IconButton
              label={t('toLatestMessage')}
              size="sm"
              variant="secondary"
              onClick={() => {
                scroller.current?.scrollTo({ top: 0 });
                scroller.current?.focus({ preventScroll: true });
              }}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
          </Tooltip>
        </div>
      )}
    </div>
  );
}
