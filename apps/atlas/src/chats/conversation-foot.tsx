import { errorText, useAtlasTakeChatMutation } from '@omnis/api-client';
import type { StaffChat } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { chatsTexts } from '../texts/chats/index.ts';

/** Where there is no composer: why not, and what can be done. */
export function ConversationFoot({
  chat,
  muted,
  onTaken,
}: {
  readonly chat: StaffChat;
  readonly muted: boolean;
  readonly onTaken: (chat: StaffChat) => void;
}): ReactElement {
  const t = useTexts(chatsTexts);
  const [take, taking] = useAtlasTakeChatMutation();
  const send = async (): Promise<void> => {
    const { data, error } = await take({ params: { id: chat.id } });
    if (data === undefined) snackbars.show({ text: errorText(error), tone: 'error' });
    else onTaken(data);
  };
  if (chat.status === 'ended') return <p className="foot">{t('chatIsOver')}</p>;
  if (muted) return <p className="foot">{t('mutedCanRead')}</p>;
  const isFree = chat.status === 'queued';
  return (
    <div className="foot">
      <p>
        {isFree
          ? t('waitsAnswer', { name: chat.name })
          : t(chat.agentAway ? 'answersChatButAway' : 'answersChat', { name: chat.agent ?? t('colleague') })}
      </p>
      {(isFree || chat.agentAway) && (
        <Button loading={taking.isLoading} loadingLabel={t('takingChat')} onClick={() => void send()}>
          {isFree ? t('takeChat') : t('takeOver')}
        </Button>
      )}
    </div>
  );
}
