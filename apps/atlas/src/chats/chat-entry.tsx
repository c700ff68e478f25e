import type { StaffChat } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { agoText, Avatar, Badge, timeText, VisuallyHidden } from '@omnis/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { groupNames, lastsText, previewText, spokenLasts, urgencyOf } from './chat-words.ts';
import { chatsTexts } from '../texts/chats/index.ts';

/** Properties of {@link ChatEntry}. */
export interface ChatEntryProps {
  readonly chat: StaffChat;
  readonly href: string;
  /** It is the one that is shown. */
  readonly isOpen: boolean;
  /** Tab comes to this one of the list; arrows go on from it. */
  readonly isTabStop: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function When({ chat, now }: Pick<ChatEntryProps, 'chat' | 'now'>): ReactElement {
  const t = useTexts(chatsTexts);
  if (chat.status === 'queued') {
    return (
      <time
        className="when"
        data-urgency={urgencyOf(chat.startedAt, now)}
        dateTime={chat.startedAt}
        title={timeText(chat.startedAt)}
      >
        <span aria-hidden="true">{lastsText(t, chat.startedAt, now)}</span>
        <VisuallyHidden>{t('waitsFor', { duration: spokenLasts(t, chat.startedAt, now) })}</VisuallyHidden>
      </time>
    );
  }
  const at = chat.endedAt ?? chat.last?.at ?? chat.startedAt;
  return (
    <time className="when" dateTime={at} title={timeText(at)}>
      {agoText(at, now)}
    </time>
  );
}

/** The picture of a visitor, with whether they are still there. */
export function VisitorAvatar({ chat }: Pick<ChatEntryProps, 'chat'>): ReactElement {
  const [first = '', ...rest] = chat.name.trim().split(/\s+/u);
  return (
    <span className="who">
      <Avatar
        firstName={first}
        lastName={rest.at(-1) ?? ''}
        email={chat.email}
        quiet={chat.status === 'ended'}
      />
      {chat.status !== 'ended' && <span className="presence" data-here={chat.visitorHere ? '' : undefined} />}
    </span>
  );
}

/** A chat of a list: who, where, since when, and what was said last. */
export function ChatEntry({ chat, href, isOpen, isTabStop, now }: ChatEntryProps): ReactElement {
  const t = useTexts(chatsTexts);
  const unanswered = chat.unanswered > 99 ? '99+' : chat.unanswered;
  return (
    <Link
      className="entry"
      to={href}
      preventScrollReset
      data-chat={chat.id}
      aria-current={isOpen ? 'true' : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <VisitorAvatar chat={chat} />
      <span className="words">
        <span className="line">
          <span className="name">{chat.name}</span>
          <When chat={chat} now={now} />
        </span>
        <span className="line quiet">
          <span className="place">
            {chat.store.isVip && <Badge tone="success">{t('vip')}</Badge>} {chat.store.name} ·{' '}
            {t(groupNames[chat.group])}
            {chat.agentAway && ` · ${t('colleagueAway')}`}
          </span>
        </span>
        <span className="line">
          <span className="said">{previewText(t, chat)}</span>
          {chat.unanswered > 0 && chat.status !== 'ended' && (
            <span className="unread">
              <span aria-hidden="true">{unanswered}</span>
              <VisuallyHidden>{t('unanswered', { messages: unanswered })}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
