import type { StaffChat } from '@omnis/contract';
import { selectPermissions, useAppSelector } from '@omnis/store';
import { Link, timeText } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { defaultFilters, writeFilters } from '../orders/order-filters.ts';
import { groupNames, lastsText } from './chat-words.ts';
import { useNow } from './use-rhythm.ts';

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function presence({ status, visitorHere }: StaffChat): string {
  if (status === 'ended') return 'Has gone';
  return visitorHere ? 'Has the chat open' : 'Not seen for a minute';
}

/** What is known of who chats: who they are, where, since when, and their orders. */
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
  const now = useNow();
  const mayOrders = useAppSelector(selectPermissions).includes('orders.view');
  const orders = writeFilters({ ...defaultFilters, status: 'all', search: chat.email, sort: 'newest' });
  return (
    <aside id={id} className="facts" data-open={isOpen ? '' : undefined} aria-label={`About ${chat.name}`}>
      <dl>
        <Fact term="Email">
          <a href={`mailto:${chat.email}`}>{chat.email}</a>
        </Fact>
        <Fact term="Visitor">{chat.signedIn ? 'Signed in to the store' : 'Not signed in'}</Fact>
        <Fact term="Presence">{presence(chat)}</Fact>
        <Fact term="Store">
          <Link href={`${location.protocol}//${chat.store.host}/`} target="_blank">
            {chat.store.name}
          </Link>
        </Fact>
        <Fact term="Group">{groupNames[chat.group]}</Fact>
        <Fact term={chat.status === 'queued' ? 'Waits since' : 'Began'}>
          <time dateTime={chat.startedAt}>{timeText(chat.startedAt)}</time>
          {chat.status === 'queued' && ` (${lastsText(chat.startedAt, now)})`}
        </Fact>
        {chat.agent !== null && <Fact term="Answered by">{chat.mine ? 'You' : chat.agent}</Fact>}
        {chat.endedAt !== null && (
          <Fact term="Ended">
            <time dateTime={chat.endedAt}>{timeText(chat.endedAt)}</time>
          </Fact>
        )}
      </dl>
      {mayOrders && <Link href={`/?${orders.toString()}`}>Orders of this address</Link>}
    </aside>
  );
}
