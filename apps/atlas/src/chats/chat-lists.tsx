import { errorText, liveTopics, useAtlasChatsQuery, useLiveTopic, type CallAnswer } from '@omnis/api-client';
import {
  Button,
  EmptyState,
  ErrorState,
  Pagination,
  SearchField,
  Select,
  Skeleton,
  SkeletonGroup,
  Tabs,
} from '@omnis/ui';
import { liveChatGroupIds } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import type { ListAddress } from '../parts/use-list-address.ts';
import { chatLists, chatsPath, readGroup, readList, type ChatList } from './chat-address.ts';
import { ChatEntry } from './chat-entry.tsx';
import { groupNames } from './chat-words.ts';
import { useNow, useRhythm } from './use-rhythm.ts';
import { chatsTexts, type ChatsTextKey } from '../texts/chats/index.ts';

const perPage = 50;

const labels = {
  queued: 'waiting',
  mine: 'mine',
  others: 'team',
  ended: 'ended',
} as const satisfies Record<ChatList, ChatsTextKey>;

type Answer = CallAnswer<'atlas.chats'>;

/** Puts the focus on another entry of the list; on the first when none has it. */
export function moveFocus(to: 1 | -1 | 'first' | 'last'): void {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>('a[data-chat]')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const steps = { first: 0, last: entries.length - 1 } as const;
  const next = typeof to === 'string' ? steps[to] : at === -1 ? 0 : at + to;
  entries[Math.min(entries.length - 1, Math.max(0, next))]?.focus();
}

const keys: Readonly<Record<string, Parameters<typeof moveFocus>[0]>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
};

function onListKey(event: KeyboardEvent): void {
  const to = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  moveFocus(to);
}

function Nothing({
  list,
  isSearched,
  available,
  onClear,
}: {
  readonly list: ChatList;
  readonly isSearched: boolean;
  readonly available: boolean;
  readonly onClear: () => void;
}): ReactElement {
  const t = useTexts(chatsTexts);
  if (isSearched) {
    return (
      <EmptyState
        illustration="search"
        title={t('noChatFits')}
        actions={
          <Button variant="secondary" onClick={onClear}>
            {t('showAll')}
          </Button>
        }
      />
    );
  }
  const said = {
    queued: {
      title: t('nobodyWaits'),
      text: available ? t('allAnswered') : t('makeYourselfAvailable'),
    },
    mine: { title: t('noOwnChat'), text: t('takeOneThatWaits') },
    others: { title: t('noColleagueChatting'), text: t('colleaguesChatsAreHere') },
    ended: { title: t('noChatHasEnded'), text: t('endedChatsAreHere') },
  } as const satisfies Record<ChatList, { title: string; text: string }>;
  return <EmptyState illustration="message" {...said[list]} />;
}

/** Placeholder for a list while it loads. */
function Shape(): ReactElement {
  const t = useTexts(chatsTexts);
  return (
    <SkeletonGroup label={t('loadingChats')}>
      <div className="shape">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="4.5rem" shape="block" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

function Entries({
  answer,
  openChat,
  address,
}: {
  readonly answer: Answer;
  readonly openChat: string | null;
  readonly address: ListAddress;
}): ReactElement {
  const t = useTexts(chatsTexts);
  const now = useNow();
  const [focused, setFocused] = useState<string | null>(null);
  const ids = answer.items.map(({ id }) => id);
  const tabStop = [focused, openChat].find((id) => id !== null && ids.includes(id)) ?? ids[0];
  return (
    <>
      <ul
        role="list"
        onKeyDown={onListKey}
        onFocus={({ target }) =>
          setFocused(target.closest<HTMLElement>('[data-chat]')?.dataset['chat'] ?? null)
        }
      >
        {answer.items.map((chat) => (
          <li key={chat.id}>
            <ChatEntry
              chat={chat}
              href={chatsPath(chat.id, address.params)}
              isOpen={chat.id === openChat}
              isTabStop={chat.id === tabStop}
              now={now}
            />
          </li>
        ))}
      </ul>
      <Pagination
        label={t('pagesChats')}
        page={address.page}
        count={Math.ceil(answer.total / perPage)}
        href={address.hrefOf}
      />
    </>
  );
}

/** The chats that wait, one's own, those of colleagues and those that ended. */
export function ChatLists({
  address,
  openChat,
  available,
}: {
  readonly address: ListAddress;
  readonly openChat: string | null;
  readonly available: boolean;
}): ReactElement {
  const t = useTexts(chatsTexts);
  const { params, page, search } = address;
  const list = readList(params);
  const group = readGroup(params);
  const every = useRhythm(useLiveTopic(liveTopics.chats));
  const { data, currentData, error, isFetching, refetch } = useAtlasChatsQuery(
    { query: { state: list, page, perPage, search: search || undefined, group } },
    {
      pollingInterval: every,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const panel = ((): ReactElement => {
    if (currentData === undefined) {
      return error === undefined ? (
        <Shape />
      ) : (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      );
    }
    return currentData.items.length === 0 ? (
      <Nothing
        {...{ list, available }}
        isSearched={search !== '' || group !== undefined}
        onClear={() => address.clear('group')}
      />
    ) : (
      <Entries answer={currentData} {...{ openChat, address }} />
    );
  })();
  return (
    <div className="lists">
      <div className="find">
        <SearchField
          id="chat-search"
          label={t('searchByNameOrEmail')}
          maxLength={120}
          value={address.typed}
          onValueChange={address.setTyped}
        />
        <Select
          label={t('group')}
          hideLabel
          value={group === undefined ? 'all' : String(group)}
          onValueChange={(value) => address.change({ group: value === 'all' ? '' : value })}
          options={[
            { value: 'all', label: t('allGroups') },
            ...liveChatGroupIds.map((id) => ({ value: String(id), label: t(groupNames[id]) })),
          ]}
        />
      </div>
      <div className="tabbed">
        <Tabs
          label={t('chats')}
          value={list}
          onValueChange={(next) => address.change({ list: next })}
          items={chatLists.map((value) => ({
            value,
            label: t(labels[value]),
            // Ended chats need no work, so they are not counted.
            ...(data === undefined || value === 'ended' ? {} : { count: data.counts[value] }),
            panel,
          }))}
        />
      </div>
      {currentData !== undefined && error !== undefined && (
        <p className="stale" role="status">
          {t('listNotRefreshed')}
        </p>
      )}
    </div>
  );
}
