import type { StaffChat } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Badge, Button, IconButton } from '@omnis/ui';
import { ArrowRightLeft, ChevronLeft, CircleCheck, Info } from 'lucide-react';
import { useState, type ReactElement, type RefObject } from 'react';
import { Link } from 'react-router';
import { VisitorAvatar } from './chat-entry.tsx';
import { groupNames } from './chat-words.ts';
import { EndDialog } from './end-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import type { Availability } from './use-availability.ts';
import { chatsTexts } from '../texts/chats/index.ts';

interface Asking {
  readonly what: 'transfer' | 'end' | null;
  /** Each opening begins anew. */
  readonly turn: number;
  readonly isDone: boolean;
}

/** Properties of {@link ConversationHead}. */
export interface ConversationHeadProps {
  readonly chat: StaffChat;
  readonly titleId: string;
  readonly backTo: string;
  readonly availability: Availability | undefined;
  readonly onChanged: (chat: StaffChat) => void;
  /** The facts about the visitor, which are toggled where there is no room beside the conversation. */
  readonly facts: { readonly id: string; readonly isOpen: boolean; readonly toggle: () => void };
  /** Gets the focus once the buttons have gone; Tab must reach it. */
  readonly log: RefObject<HTMLElement | null>;
}

function State({ chat }: { readonly chat: StaffChat }): ReactElement {
  const t = useTexts(chatsTexts);
  if (chat.status === 'ended') return <Badge tone="neutral">{t('ended')}</Badge>;
  if (chat.status === 'queued') return <Badge tone="warning">{t('waiting')}</Badge>;
  return chat.visitorHere ? (
    <Badge tone="success">{t('hereNow')}</Badge>
  ) : (
    <Badge tone="neutral">{t('notHere')}</Badge>
  );
}

/** Names the visitor, and offers everything that can be done with the chat besides writing. */
export function ConversationHead({
  chat,
  titleId,
  backTo,
  availability,
  onChanged,
  facts,
  log,
}: ConversationHeadProps): ReactElement {
  const t = useTexts(chatsTexts);
  const [asking, setAsking] = useState<Asking>({ what: null, turn: 0, isDone: false });
  const ask = (what: Asking['what']): void =>
    setAsking(({ turn }) => ({ what, turn: turn + 1, isDone: false }));
  const close = (isDone: boolean): void => setAsking(({ turn }) => ({ what: null, turn, isDone }));
  const dialog = {
    chat,
    onClose: () => close(false),
    onDone: (changed: StaffChat) => {
      close(true);
      onChanged(changed);
    },
    finalFocus: asking.isDone ? log : undefined,
  };
  const isOwn = chat.mine && chat.status === 'chatting';
  return (
    <header className="conversation-head">
      <Link className="back" to={backTo}>
        <ChevronLeft aria-hidden="true" />
        {t('allChats')}
      </Link>
      <VisitorAvatar chat={chat} />
      <div className="title">
        <h2 id={titleId}>{chat.name}</h2>
        <p>
          {chat.store.name} · {t(groupNames[chat.group])}
        </p>
      </div>
      <State chat={chat} />
      <span className="to-facts">
        <IconButton
          label={t('aboutVisitor', { name: chat.name })}
          size="sm"
          aria-expanded={facts.isOpen}
          aria-controls={facts.id}
          onClick={facts.toggle}
        >
          <Info aria-hidden="true" />
        </IconButton>
      </span>
      {isOwn && (
        <div className="actions">
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            startIcon={<ArrowRightLeft aria-hidden="true" />}
            onClick={() => ask('transfer')}
          >
            {t('transferOpens')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            startIcon={<CircleCheck aria-hidden="true" />}
            onClick={() => ask('end')}
          >
            {t('endOpens')}
          </Button>
        </div>
      )}
      <TransferDialog
        key={`transfer ${asking.turn}`}
        open={asking.what === 'transfer'}
        availability={availability}
        {...dialog}
      />
      <EndDialog key={`end ${asking.turn}`} open={asking.what === 'end'} {...dialog} />
    </header>
  );
}
