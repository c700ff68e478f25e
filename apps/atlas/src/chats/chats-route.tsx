import { useTexts } from '@omnis/texts/react';
import { EmptyState, Notice, PageHead } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTitle } from '../app/use-title.ts';
import { useListAddress } from '../parts/use-list-address.ts';
import { ProtectedPage } from '../permissions/protected.tsx';
import { useShortcuts } from '@omnis/desk';
import { AvailabilityBar } from './availability-bar.tsx';
import { chatsPath, listOfChat, withList } from './chat-address.ts';
import { ChatLists, moveFocus } from './chat-lists.tsx';
import { ChatsRoot } from './chats-root.ts';
import { Conversation } from './conversation.tsx';
import { useAvailability } from './use-availability.ts';
import { useReplies } from './use-replies.ts';
import { chatsTexts } from '../texts/chats/index.ts';

/** Puts the focus on the entry of a chat; false where there is none in sight. */
function focusEntry(id: string): boolean {
  const entries = [...document.querySelectorAll<HTMLElement>('a[data-chat]')];
  const entry = entries.find(({ dataset }) => dataset['chat'] === id);
  // An invisible element takes no focus.
  entry?.focus();
  return entry !== undefined && document.activeElement === entry;
}

/** Puts the focus on a chat that was opened, and back on its entry when the lists are shown again. */
function useFocusOn(id: string | null) {
  const pane = useRef<HTMLElement>(null);
  const before = useRef(id);
  useEffect(() => {
    const left = before.current;
    before.current = id;
    if (left === id) return;
    if (id !== null) pane.current?.focus({ preventScroll: true });
    else if (left !== null) focusEntry(left);
  }, [id]);
  return pane;
}

/** Shown beside the lists while no chat is open. */
function NoneOpen(): ReactElement {
  const t = useTexts(chatsTexts);
  useTitle(t('chats'));
  return (
    <div className="none">
      <EmptyState illustration="message" title={t('noChatOpen')} text={t('chooseChat')} />
    </div>
  );
}

function Room(): ReactElement {
  const t = useTexts(chatsTexts);
  const { id = null } = useParams();
  const navigate = useNavigate();
  const address = useListAddress('/chats/');
  const own = useAvailability();
  const replies = useReplies();
  const pane = useFocusOn(id);
  const backTo = chatsPath(null, address.params);
  useShortcuts({
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    '/': () => document.getElementById('chat-search')?.focus(),
  });
  return (
    <ChatsRoot data-open={id === null ? undefined : ''}>
      <div className="head">
        <PageHead title={t('chats')} text={t('chatsIntro')} actions={<AvailabilityBar own={own} />} />
        {own.fault !== null && (
          <Notice tone="error" alert>
            {own.fault}
          </Notice>
        )}
        {own.now?.muted === true && (
          <Notice tone="warning" title={t('youAreMuted')}>
            {t('mutedAskManager')}
          </Notice>
        )}
      </div>
      <div className="panes">
        <ChatLists address={address} openChat={id} available={own.now?.available === true} />
        {id === null ? (
          <NoneOpen />
        ) : (
          <Conversation
            key={id}
            id={id}
            backTo={backTo}
            availability={own.now}
            replies={replies}
            pane={pane}
            onChanged={(chat) =>
              void navigate(chatsPath(chat.id, withList(address.params, listOfChat(chat))), {
                replace: true,
                preventScrollReset: true,
              })
            }
            onLeave={() => {
              if (!focusEntry(id)) void navigate(backTo);
            }}
          />
        )}
      </div>
    </ChatsRoot>
  );
}

/** The chats of shoppers over all stores: those that wait, and the talk with each (storefront.md §4 Live chat). */
export function Component(): ReactElement {
  const t = useTexts(chatsTexts);
  return (
    <ProtectedPage permission="chat.view" title={t('chats')}>
      <Room />
    </ProtectedPage>
  );
}
