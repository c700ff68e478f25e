import {
  isApiFailure,
  errorText,
  useAtlasDisableUserMutation,
  useAtlasEnableUserMutation,
  useAtlasMuteUserMutation,
  useAtlasResendInviteMutation,
  useAtlasUnmuteUserMutation,
} from '@omnis/api-client';
import { texts } from '@omnis/contract/texts';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { ConfirmDialog } from '@omnis/ui';
import { MailPlus, Volume2, VolumeX } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import type { Member } from './rights-card.tsx';
import { staffName } from './staff-name.ts';
import { staffTexts } from '../texts/staff/index.ts';

/** Message for a failed mute or unmute, with its own text on 403 (platform.md §8). */
export function muteFailure(error: unknown): string {
  return isApiFailure(error) && error.status === 403 && error.data.code === 'forbidden'
    ? texts.permissionDenied
    : errorText(error);
}

/** Muting, shutting out, letting in again, and the invitation once more. */
export function MemberActions({ member }: { readonly member: Member }): ReactElement | null {
  const t = useTexts(staffTexts);
  const [mute, muting] = useAtlasMuteUserMutation();
  const [unmute, unmuting] = useAtlasUnmuteUserMutation();
  const [disable, disabling] = useAtlasDisableUserMutation();
  const [enable, enabling] = useAtlasEnableUserMutation();
  const [resend, resending] = useAtlasResendInviteMutation();
  const [isAsking, setIsAsking] = useState(false);
  const isSelf = useAppSelector(selectUser)?.id === member.id;
  if (isSelf) return null;
  const { id, status, mutedAt } = member;
  const arg = { params: { id } };
  const name = staffName(member);

  const toggleMute = async (): Promise<void> => {
    const { error } = await (mutedAt === null ? mute(arg) : unmute(arg));
    snackbars.show(
      error === undefined
        ? { text: mutedAt === null ? t('isMuted', { name }) : t('isUnmuted', { name }), tone: 'success' }
        : { text: muteFailure(error), tone: 'error' },
    );
  };
  const shutOut = async (): Promise<void> => {
    const { error } = await disable(arg);
    setIsAsking(false);
    snackbars.show(
      error === undefined
        ? { text: t('isDisabled', { name }), tone: 'success' }
        : { text: errorText(error), tone: 'error' },
    );
  };
  const letIn = async (): Promise<void> => {
    const { error } = await enable(arg);
    if (error === undefined) snackbars.show({ text: t('isEnabled', { name }), tone: 'success' });
    else snackbars.show({ text: errorText(error), tone: 'error' });
  };
  const sendAgain = async (): Promise<void> => {
    const { data, error } = await resend(arg);
    snackbars.show(
      data === undefined
        ? { text: errorText(error), tone: 'error' }
        : { text: data.message, tone: 'success' },
    );
  };

  return (
    <>
      {status === null && (
        <ProtectedButton
          permission="staff.manage"
          variant="secondary"
          startIcon={<MailPlus aria-hidden="true" />}
          loading={resending.isLoading}
          onClick={() => void sendAgain()}
        >
          {t('sendLinkAgain')}
        </ProtectedButton>
      )}
      <ProtectedButton
        permission="staff.mute"
        variant="secondary"
        startIcon={mutedAt === null ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        loading={muting.isLoading || unmuting.isLoading}
        onClick={() => void toggleMute()}
      >
        {mutedAt === null ? t('mute') : t('unmute')}
      </ProtectedButton>
      {status === -1 ? (
        <ProtectedButton
          permission="staff.manage"
          variant="secondary"
          loading={enabling.isLoading}
          onClick={() => void letIn()}
        >
          {t('enable')}
        </ProtectedButton>
      ) : (
        <ProtectedButton
          permission="staff.manage"
          variant="secondary"
          loading={disabling.isLoading}
          onClick={() => setIsAsking(true)}
        >
          {t('disable')}
        </ProtectedButton>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('disableQuestion', { name })}
        text={t('disableText')}
        confirmLabel={t('disable')}
        danger
        loading={disabling.isLoading}
        onConfirm={() => void shutOut()}
      />
    </>
  );
}
