import type { StaffChat } from '@omnis/contract';
import { selectPermissions, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { Link, timeText } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { defaultFilters, writeFilters } from '../orders/order-filters.ts';
import { groupNames, lastsText } from './chat-words.ts';
import { useNow } from './use-rhythm.ts';
import { chatsTexts, type ChatsTexts } from '../texts/chats/index.ts';

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function presence(t: ChatsTexts, { status, visitorHere }: StaffChat): string {
  if (status === 'ended') return t('hasGone');
  return visitorHere ? t('hasChatOpen') : t('notSeen');
}

/** Facts about the visitor: name, place, start of the visit, and orders. */
export function ConversationFacts({
  chat,
  id,
  isOpen,
}: {
  readonly chat: StaffChat;
  readonly id: string;
  /** Shown also where there is no room beside the talk. */
  readonly isOpen: boolean;
}): ReactElement {
  const t = useTexts(chatsTexts);
  const now = useNow();
  const mayOrders = useAppSelector(selectPermissions).includes('orders.view');
  const orders = writeFilters({ ...defaultFilters, status: 'all', search: chat.email, sort: 'newest' });
  return (
    <aside
      id={id}
      className="facts"
      data-open={isOpen ? '' : undefined}
      aria-label={t('aboutVisitor', { name: chat.name })}
    >
      <dl>
        <Fact term={t('email')}>
          <a href={`mailto:${chat.email}`}>{chat.email}</a>
        </Fact>
        <Fact term={t('visitor')}>{chat.signedIn ? t('signedIn') : t('notSignedIn')}</Fact>
        <Fact term={t('presence')}>{presence(t, chat)}</Fact>
        <Fact term={t('store')}>
          <Link href={`${location.protocol}//${chat.store.host}/`} target="_blank">
            {chat.store.name}
          </Link>
        </Fact>
        <Fact term={t('group')}>{t(groupNames[chat.group])}</Fact>
        <Fact term={chat.status === 'queued' ? t('waitsSince') : t('began')}>
          <time dateTime={chat.startedAt}>{timeText(chat.startedAt)}</time>
          {chat.status === 'queued' && ` (${lastsText(t, chat.startedAt, now)})`}
        </Fact>
        {chat.agent !== null && <Fact term={t('answeredBy')}>{chat.mine ? t('you') : chat.agent}</Fact>}
        {chat.endedAt !== null && (
          <Fact term={t('ended')}>
            <time dateTime={chat.endedAt}>{timeText(chat.endedAt)}</time>
          </Fact>
        )}
      </dl>
      {mayOrders && <Link href={`/?${orders.toString()}`}>{t('ordersOfAddress')}</Link>}
    </aside>
  );
}
