import { errorText, useAtlasEndChatMutation } from '@omnis/api-client';
import type { StaffChat } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Button, Dialog, Notice } from '@omnis/ui';
import { useRef, useState, type ReactElement, type RefObject } from 'react';
import { snackbars } from '../app/store.ts';
import { chatsTexts } from '../texts/chats/index.ts';

/** Properties of {@link EndDialog}. */
export interface EndDialogProps {
  readonly chat: StaffChat;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: (chat: StaffChat) => void;
  /** Gets the focus on closing when the button that opened it has gone. */
  readonly finalFocus: RefObject<HTMLElement | null> | undefined;
}

/** Asks before a chat is ended, which cannot be undone. */
export function EndDialog({ chat, open, onClose, onDone, finalFocus }: EndDialogProps): ReactElement {
  const t = useTexts(chatsTexts);
  const [send, sending] = useAtlasEndChatMutation();
  const [fault, setFault] = useState<string | null>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const end = async (): Promise<void> => {
    setFault(null);
    const { data, error } = await send({ params: { id: chat.id } });
    if (data === undefined) {
      setFault(errorText(error));
      return;
    }
    snackbars.show({ text: t('chatWithHasEnded', { name: chat.name }), tone: 'success' });
    onDone(data);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="sm"
      initialFocus={cancel}
      finalFocus={finalFocus}
      title={t('endQuestion', { name: chat.name })}
      description={t('endIsFinal')}
      footer={
        <>
          <Button ref={cancel} variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            loading={sending.isLoading}
            loadingLabel={t('ending')}
            onClick={() => void end()}
          >
            {t('endChat')}
          </Button>
        </>
      }
    >
      {fault === null ? undefined : (
        <Notice tone="error" alert>
          {fault}
        </Notice>
      )}
    </Dialog>
  );
}
