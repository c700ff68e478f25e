import { errorText, useAtlasTransferChatMutation } from '@omnis/api-client';
import type { StaffChat } from '@omnis/contract';
import { isLiveChatGroupId, liveChatGroupIds, type LiveChatGroupId } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Dialog, Notice, RadioGroup } from '@omnis/ui';
import { useState, type ReactElement, type RefObject } from 'react';
import { snackbars } from '../app/store.ts';
import { groupNames } from './chat-words.ts';
import { colleaguesFor, type Availability } from './use-availability.ts';
import { chatsTexts } from '../texts/chats/index.ts';

/** Properties of {@link TransferDialog}. */
export interface TransferDialogProps {
  readonly chat: StaffChat;
  readonly open: boolean;
  readonly availability: Availability | undefined;
  readonly onClose: () => void;
  readonly onDone: (chat: StaffChat) => void;
  /** Gets the focus on closing when the button that opened it has gone. */
  readonly finalFocus: RefObject<HTMLElement | null> | undefined;
}

/** Hands a chat to colleagues of a group: it waits there for one of them. */
export function TransferDialog({
  chat,
  open,
  availability,
  onClose,
  onDone,
  finalFocus,
}: TransferDialogProps): ReactElement {
  const t = useTexts(chatsTexts);
  const [send, sending] = useAtlasTransferChatMutation();
  const [fault, setFault] = useState<string | null>(null);
  const thereFor = (id: LiveChatGroupId): number =>
    availability?.team.find((each) => each.group === id)?.staff ?? 0;
  const helpFor = (id: LiveChatGroupId): string => {
    const colleagues = availability === undefined ? 0 : colleaguesFor(availability, id);
    if (colleagues > 0) return t('colleaguesThere', { count: colleagues });
    return thereFor(id) > 0 ? t('onlyYouThere') : t('nobodyThere');
  };
  const there = liveChatGroupIds.filter((id) => thereFor(id) > 0);
  const [chosen, setChosen] = useState<LiveChatGroupId | null>(null);
  // Until one is chosen: another group than now, if it may be.
  const group = chosen ?? there.find((id) => id !== chat.group) ?? there[0] ?? null;

  const transfer = async (to: LiveChatGroupId): Promise<void> => {
    setFault(null);
    const { data, error } = await send({ params: { id: chat.id }, body: { group_id: to } });
    if (data === undefined) {
      setFault(errorText(error));
      return;
    }
    snackbars.show({
      text: t('waitsForGroup', { name: chat.name, group: t(groupNames[to]) }),
      tone: 'success',
    });
    onDone(data);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      finalFocus={finalFocus}
      title={t('transferChat')}
      description={t('transferIntro', { name: chat.name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            disabled={group === null}
            loading={sending.isLoading}
            loadingLabel={t('transferring')}
            onClick={() => {
              if (group !== null) void transfer(group);
            }}
          >
            {group === null ? t('transfer') : t('transferTo', { group: t(groupNames[group]) })}
          </Button>
        </>
      }
    >
      {fault !== null && (
        <Notice tone="error" alert>
          {fault}
        </Notice>
      )}
      {group === null ? (
        <Notice tone="info">{t('nobodyAvailable')}</Notice>
      ) : (
        <RadioGroup
          label={t('toWhichGroup')}
          look="cards"
          value={String(group)}
          onValueChange={(value) => {
            const id = Number(value);
            if (isLiveChatGroupId(id)) setChosen(id);
          }}
          options={liveChatGroupIds.map((id) => ({
            value: String(id),
            label: id === chat.group ? t('groupNow', { group: t(groupNames[id]) }) : t(groupNames[id]),
            help: helpFor(id),
            disabled: thereFor(id) === 0,
          }))}
        />
      )}
    </Dialog>
  );
}
