import { liveChatLimits } from '@omnis/models';
import { IconButton } from '@omnis/ui';
import { SendHorizontal } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { chatTexts } from '../texts/chat/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ChatSession } from './chat-session.ts';

/** Where the next message is typed: Enter sends it, with Shift it begins a line. */
export function ChatComposer({ session }: { readonly session: ChatSession }): ReactElement {
  const t = useTexts(chatTexts);
  const [text, setText] = useState('');
  const send = (): void => {
    if (text.trim() === '') return;
    setText('');
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
        aria-label={t('write')}
        placeholder={t('write')}
        rows={1}
        maxLength={liveChatLimits.message}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          session.type();
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton type="submit" label={t('send')} variant="primary" disabled={text.trim() === ''}>
        <SendHorizontal />
      </IconButton>
    </form>
  );
}
