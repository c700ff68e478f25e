import { errorText, useAtlasDeleteRoleMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, ConfirmDialog } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { snackbars } from '../app/store.ts';
import type { Role } from '../staff/use-roles.ts';
import { rolesTexts } from '../texts/roles/index.ts';

/** Deletes a role that nobody holds; says why not while somebody does. */
export function DeleteRole({ role }: { readonly role: Role }): ReactElement {
  const t = useTexts(rolesTexts);
  const [remove, removing] = useAtlasDeleteRoleMutation();
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const isHeld = role.holders.length > 0;

  const send = async (): Promise<void> => {
    const { data, error } = await remove({ params: { name: role.name } });
    setIsAsking(false);
    if (data === undefined) {
      snackbars.show({ text: errorText(error), tone: 'error' });
      return;
    }
    snackbars.show({ text: data.message, tone: 'success' });
    await navigate('/roles/');
  };

  return (
    <>
      <Button
        variant="secondary"
        startIcon={<Trash2 aria-hidden="true" />}
        loading={removing.isLoading}
        onClick={() => setIsAsking(true)}
      >
        {t('deleteRole')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={isHeld ? t('roleIsInUse') : t('deleteRoleQuestion', { title: role.title })}
        text={isHeld ? t('takeFromHoldersFirst', { count: role.holders.length }) : t('deleteText')}
        confirmLabel={isHeld ? t('understood') : t('deleteRole')}
        danger={!isHeld}
        loading={removing.isLoading}
        onConfirm={() => (isHeld ? setIsAsking(false) : void send())}
      />
    </>
  );
}
