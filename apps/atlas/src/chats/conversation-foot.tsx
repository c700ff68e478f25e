import { errorText, useAtlasTakeChatMutation } from '@omnis/api-client';
import type { StaffChat } from '@omnis/contract';
import { Button } from '@omnis/ui';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';

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
  const [take, taking] = useAtlasTakeChatMutation();
  const send = async (): Promise<void> => {
    const { data, error } = await take({ params: { id: chat.id } });
    if (data === undefined) snackbars.show({ text: errorText(error), tone: 'error' });
    else onTaken(data);
  };
  if (chat.status === 'ended') return <p className="foot">This chat has ended. Nobody can write in it.</p>;
  if (muted) return <p className="foot">You are muted: you can read the chats, but not answer.</p>;
  const isFree = chat.status === 'queued';
  return (
    <div className="foot">
      <p>
        {isFree
          ? `${chat.name} waits for an answer.`
          : `${chat.agent ?? 'A colleague'} answers this chat${chat.agentAway ? ', but has gone away.' : '.'}`}
      </p>
      {(isFree || chat.agentAway) && (
        <Button loading={taking.isLoading} loadingLabel="Taking the chat" onClick={() => void send()}>
          {isFree ? 'Take chat' : 'Take over'}
        </Button>
      )}
    </div>
  );
}
