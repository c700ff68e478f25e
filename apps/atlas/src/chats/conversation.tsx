import { errorText } from '@omnis/api-client';
import type { StaffChat } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Button, EmptyState, ErrorState, LinkButton, Notice, Skeleton, SkeletonGroup } from '@omnis/ui';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { useTitle } from '../app/use-title.ts';
import { Composer } from './composer.tsx';
import { ConversationFacts } from './conversation-facts.tsx';
import { ConversationFoot } from './conversation-foot.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { MessageLog } from './message-log.tsx';
import type { Availability } from './use-availability.ts';
import { useChat, type ReadChat } from './use-chat.ts';
import { useTyping } from './use-typing.ts';
import type { Replies } from './use-replies.ts';
import { chatsTexts } from '../texts/chats/index.ts';

/** Properties of {@link Conversation}. */
export interface ConversationProps {
  readonly id: string;
  readonly backTo: string;
  readonly availability: Availability | undefined;
  readonly replies: Replies;
  /** The chat is another one's, or stands otherwise, than before. */
  readonly onChanged: (chat: StaffChat) => void;
  /** Goes back to the lists. */
  readonly onLeave: () => void;
  readonly pane: RefObject<HTMLElement | null>;
}

function Shape(): ReactElement {
  const t = useTexts(chatsTexts);
  return (
    <SkeletonGroup label={t('loadingChat')}>
      <div className="shape">
        <Skeleton width="14rem" height="2.5rem" shape="block" />
        <Skeleton width="60%" height="4rem" shape="block" />
        <Skeleton width="45%" height="3rem" shape="block" />
      </div>
    </SkeletonGroup>
  );
}

/** Tells whether nothing in particular has the focus, so that it may move to where the work is. */
function isFocusFree(pane: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === pane;
}

function Loaded({
  chat,
  read,
  titleId,
  typed,
  ...rest
}: ConversationProps & {
  readonly chat: StaffChat;
  readonly read: ReadChat;
  readonly titleId: string;
  readonly typed: (text: string) => void;
}): ReactElement {
  const t = useTexts(chatsTexts);
  const { id, availability, replies, pane } = rest;
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(() => replies.draft(id));
  const muted = availability?.muted === true;
  const canWrite = chat.mine && chat.status === 'chatting' && !muted;
  const factsId = useId();
  const [isFactsOpen, setIsFactsOpen] = useState(false);
  const couldWrite = useRef(false);
  useEffect(() => {
    const wasOpen = couldWrite.current;
    couldWrite.current = canWrite;
    if (!isFocusFree(pane.current)) return;
    // On a phone the keyboard would cover what was said.
    if (canWrite && !matchMedia('(pointer: coarse)').matches) field.current?.focus();
    else if (canWrite || wasOpen) pane.current?.focus({ preventScroll: true });
  }, [canWrite, pane]);
  const write = (next: string): void => {
    setText(next);
    typed(next);
    replies.setDraft(id, next);
  };
  const takeBack = (key: string): void => {
    const taken = replies.takeBack(id, key);
    write(text.trim() === '' ? taken : `${taken}\n${text}`);
    field.current?.focus();
  };
  return (
    <>
      <ConversationHead
        {...{ chat, titleId, availability, log }}
        backTo={rest.backTo}
        onChanged={rest.onChanged}
        facts={{ id: factsId, isOpen: isFactsOpen, toggle: () => setIsFactsOpen(!isFactsOpen) }}
      />
      <ConversationFacts {...{ chat }} id={factsId} isOpen={isFactsOpen} />
      {read.error !== undefined && (
        <div className="note">
          <Notice
            tone="warning"
            actions={
              <Button
                variant="secondary"
                size="sm"
                loading={read.isFetching}
                onClick={() => void read.refetch()}
              >
                {t('tryAgain')}
              </Button>
            }
          >
            {t('newsNotLoaded')}
          </Notice>
        </div>
      )}
      <MessageLog
        chat={chat}
        scroller={log}
        messages={read.messages}
        replies={replies.of(id)}
        onRetry={(key) => replies.retry(id, key)}
        onTakeBack={canWrite ? takeBack : null}
      />
      {canWrite ? (
        <Composer
          name={chat.name}
          text={text}
          onTextChange={write}
          onSend={(said) => replies.send(id, said)}
          field={field}
        />
      ) : (
        <ConversationFoot {...{ chat, muted }} onTaken={rest.onChanged} />
      )}
    </>
  );
}

/** One chat: what was said, who with, and where one answers. It is keyed by the chat. */
export function Conversation(props: ConversationProps): ReactElement {
  const t = useTexts(chatsTexts);
  const { id, backTo, onLeave, pane } = props;
  const { typing, typed } = useTyping();
  const read = useChat(id, typing);
  const titleId = useId();
  const leave = (event: KeyboardEvent<HTMLElement>): void => {
    // Keys pressed in dialogs bubble up here too, though dialogs are elsewhere in the document.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isInside && !event.defaultPrevented) onLeave();
  };
  const { chat } = read;
  useTitle(chat === undefined ? t('chat') : t('chatWith', { name: chat.name }));
  return (
    <section
      ref={pane}
      className="conversation"
      data-loaded={chat === undefined ? undefined : ''}
      role="region"
      tabIndex={-1}
      {...(chat === undefined ? { 'aria-label': t('chat') } : { 'aria-labelledby': titleId })}
      onKeyDown={leave}
    >
      {chat !== undefined ? (
        <Loaded {...props} {...{ chat, read, titleId, typed }} />
      ) : read.isNowhere ? (
        <EmptyState
          illustration="message"
          title={t('noSuchChat')}
          text={t('chatMayBeErased')}
          actions={
            <LinkButton href={backTo} variant="secondary">
              {t('allChats')}
            </LinkButton>
          }
        />
      ) : read.error === undefined ? (
        <Shape />
      ) : (
        <ErrorState
          title={t('chatNotLoaded')}
          text={errorText(read.error)}
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
        />
      )}
    </section>
  );
}
