import { liveChatLimits } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { IconButton } from '@omnis/ui';
import { SendHorizontal } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { chatTexts } from '../texts/chat/index.ts';
import { keepDraft, readDraft } from './chat-draft.ts';
import { readLength } from './chat-length.ts';
import type { ChatSession } from './chat-session.ts';

/** Properties of {@link ChatComposer}. */
interface ChatComposerProps {
  readonly session: ChatSession;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Where the next message is typed: Enter sends it, with Shift it begins a line. Its tab keeps what is not sent. */
export function ChatComposer({ session, field }: ChatComposerProps): ReactElement {
  const t = useTexts(chatTexts);
  const lengthId = useId();
  const [text, setText] = useState(() => readDraft().text);
  const { length, isNear, isOver } = readLength(text);
  const change = (next: string): void => {
    setText(next);
    keepDraft({ text: next });
  };
  const send = (): void => {
    // Nothing is cut: what is too long is shortened by whoever wrote it.
    if (length === 0 || isOver) return;
    change('');
    void session.send(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // A word that an input method is still putting together is not done by its Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        aria-label={t('write')}
        aria-describedby={isNear ? lengthId : undefined}
        aria-invalid={isOver || undefined}
        placeholder={t('write')}
        rows={1}
        value={text}
        onChange={({ target }) => {
          change(target.value);
          session.type();
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton type="submit" label={t('send')} variant="primary" disabled={length === 0 || isOver}>
        <SendHorizontal />
      </IconButton>
      {isNear && (
        <p id={lengthId} className="length" data-over={isOver ? '' : undefined}>
          {t('length', { count: length, most: liveChatLimits.message })}
          {isOver && <span role="alert">. {t('tooLong')}</span>}
        </p>
      )}
    </form>
  );
}
