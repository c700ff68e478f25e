import { chatTextFault, liveChatLimits } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, TextArea } from '@omnis/ui';
import { SendHorizontal } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { chatsTexts } from '../texts/chats/index.ts';

/** Characters from which on it is said how many are used. */
const nearLimit = liveChatLimits.message - 200;

/** Properties of {@link Composer}. */
export interface ComposerProps {
  /** Name of the person written to. */
  readonly name: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onSend: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Where a reply is written: Enter sends it, Shift and Enter begin a new line. */
export function Composer({ name, text, onTextChange, onSend, field }: ComposerProps): ReactElement {
  const t = useTexts(chatsTexts);
  const [fault, setFault] = useState<string | null>(null);
  const send = (): void => {
    if (text.trim() === '') return;
    const found = chatTextFault(text);
    setFault(found);
    if (found !== null) return;
    onSend(text.trim());
    onTextChange('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is put together from several keys, Enter ends the word.
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
      <TextArea
        ref={field}
        className="words"
        label={t('replyTo', { name })}
        hideLabel
        placeholder={t('replyTo', { name })}
        rows={1}
        enterKeyHint="send"
        value={text}
        error={fault}
        help={
          text.length > nearLimit
            ? t('charactersUsed', { used: text.trim().length, limit: liveChatLimits.message })
            : undefined
        }
        onValueChange={(next) => {
          onTextChange(next);
          if (fault !== null) setFault(chatTextFault(next));
        }}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" startIcon={<SendHorizontal aria-hidden="true" />}>
        {t('send')}
      </Button>
    </form>
  );
}
