import { errorText, useAtlasTransferChatMutation } from '@omnis/api-client';
import type { StaffChat } from '@omnis/contract';
import { isLiveChatGroupId, liveChatGroupIds, type LiveChatGroupId } from '@omnis/models';
import { Button, counted, Dialog, Notice, RadioGroup } from '@omnis/ui';
import { useState, type ReactElement, type RefObject } from 'react';
import { snackbars } from '../app/store.ts';
import { groupNames } from './chat-words.ts';
import { colleaguesFor, type Availability } from './use-availability.ts';

/** Properties of {@link TransferDialog}. */
export interface TransferDialogProps {
  readonly chat: StaffChat;
  readonly open: boolean;
  readonly availability: Availability | undefined;
  readonly onClose: () => void;
  readonly onDone: (chat: StaffChat) => void;
  /** What has the focus when it closes, where the button that opened it has gone. */
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
  const [send, sending] = useAtlasTransferChatMutation();
  const [fault, setFault] = useState<string | null>(null);
  const thereFor = (id: LiveChatGroupId): number =>
    availability?.team.find((each) => each.group === id)?.staff ?? 0;
  const helpFor = (id: LiveChatGroupId): string => {
    const colleagues = availability === undefined ? 0 : colleaguesFor(availability, id);
    if (colleagues > 0) return `${counted(colleagues, 'colleague')} there`;
    return thereFor(id) > 0 ? 'Only you are there' : 'Nobody is there';
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
    snackbars.show({ text: `${chat.name} waits for ${groupNames[to]}`, tone: 'success' });
    onDone(data);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      finalFocus={finalFocus}
      title="Transfer the chat"
      description={`${chat.name} waits until somebody of the group takes it. What was said goes along.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={group === null}
            loading={sending.isLoading}
            loadingLabel="Transferring"
            onClick={() => {
              if (group !== null) void transfer(group);
            }}
          >
            {group === null ? 'Transfer' : `Transfer to ${groupNames[group]}`}
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
        <Notice tone="info">Nobody is available for chats at the moment.</Notice>
      ) : (
        <RadioGroup
          label="To which group"
          look="cards"
          value={String(group)}
          onValueChange={(value) => {
            const id = Number(value);
            if (isLiveChatGroupId(id)) setChosen(id);
          }}
          options={liveChatGroupIds.map((id) => ({
            value: String(id),
            label: id === chat.group ? `${groupNames[id]} (now)` : groupNames[id],
            help: helpFor(id),
            disabled: thereFor(id) === 0,
          }))}
        />
      )}
    </Dialog>
  );
}
