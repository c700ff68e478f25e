import { useTexts } from '@omnis/texts/react';
import { Button, IconButton, Notice, Spinner } from '@omnis/ui';
import { askOverlay } from '@omnis/shop-kit';
import { Minus, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { chatTexts } from '../texts/chat/index.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatForm } from './chat-form.tsx';
import { ChatMessages } from './chat-messages.tsx';
import type { ShownChat } from './use-chat.ts';

/** Properties of {@link ChatWindow}. */
interface ChatWindowProps {
  readonly chat: ShownChat;
  /** True when it takes the focus: not where it reopens by itself. */
  readonly takesFocus: boolean;
}

/** Status of the chat, for its head. */
function useStanding({ chat }: ShownChat): string {
  const t = useTexts(chatTexts);
  switch (chat?.status) {
    case undefined:
      return '';
    case 'queued':
      return t('waiting', { count: chat.position ?? 1 });
    case 'chatting':
      return t('answering', { name: chat.agent ?? '' });
    case 'ended':
      return t('ended');
  }
}

/** The end of a chat: thanks, and a way to another one. */
function Farewell({ chat: { session, setView, unsent } }: { readonly chat: ShownChat }): ReactElement {
  const t = useTexts(chatTexts);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="farewell">
      <h3 ref={title} tabIndex={-1}>
        {t('thanks')}
      </h3>
      <p>{t('thanksText')}</p>
      {unsent.length > 0 && <p>{t('unsentStays')}</p>}
      <Button onClick={session.forget}>{t('again')}</Button>
      <Button
        variant="ghost"
        onClick={() => {
          session.forget();
          setView('hidden');
        }}
      >
        {t('close')}
      </Button>
    </div>
  );
}

/** The window of the chat: a form first, then what is said, and in the end thanks. */
export function ChatWindow({ chat: shown, takesFocus }: ChatWindowProps): ReactElement {
  const t = useTexts(chatTexts);
  const titleId = useId();
  const { chat, known, lost, session, setView } = shown;
  const standing = useStanding(shown);
  const root = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);
  const status = chat?.status ?? 'browsing';
  useEffect(() => {
    if (!known || !takesFocus || status === 'ended') return;
    const fields = [...(root.current?.querySelectorAll<HTMLElement>('input, textarea') ?? [])];
    const empty = fields.find((field) => 'value' in field && field.value === '');
    const field = empty ?? fields[0];
    field?.focus();
    // Behind what was typed before.
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
  }, [known, takesFocus, status]);
  const isOpen = status === 'queued' || status === 'chatting';
  const close = (): void => setView(isOpen ? 'small' : 'hidden');
  const [isEndLost, setEndLost] = useState(false);
  const end = (): void =>
    askOverlay({
      act: 'open',
      name: 'confirm',
      content: {
        title: t('endTitle'),
        text: t('endText'),
        confirm: t('end'),
        onAnswer: (isConfirmed) => {
          if (!isConfirmed) return;
          setEndLost(false);
          void session.end().then((isEnded) => setEndLost(!isEnded));
        },
      },
    });
  return (
    <div
      ref={root}
      className="window"
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={({ key }) => void (key === 'Escape' && close())}
    >
      <div className="head">
        <div>
          <h2 id={titleId}>{chat?.agent ? t('chatWith', { name: chat.agent }) : t('chat')}</h2>
          <p role="status">{standing}</p>
        </div>
        {isOpen && (
          <button type="button" className="end" onClick={end}>
            {t('end')}
          </button>
        )}
        <IconButton label={isOpen ? t('minimise') : t('close')} onClick={close}>
          {isOpen ? <Minus /> : <X />}
        </IconButton>
      </div>
      {lost && (
        <Notice tone="warning" alert>
          {t('reconnecting')}
        </Notice>
      )}
      {isOpen && isEndLost && (
        <Notice tone="error" alert>
          {t('notEnded')}
        </Notice>
      )}
      {!known && (
        <div className="waiting">
          <Spinner label={t('restoring')} />
        </div>
      )}
      {known && chat === null && <ChatForm chat={shown} />}
      {chat !== null && <ChatMessages chat={shown} onLeave={() => composer.current?.focus()} />}
      {isOpen && <ChatComposer session={session} field={composer} />}
      {status === 'ended' && <Farewell chat={shown} />}
    </div>
  );
}
