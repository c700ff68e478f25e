import { errorText, useAtlasDeleteRoleMutation } from '@omnis/api-client';
import { Button, ConfirmDialog } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { snackbars } from '../app/store.ts';
import type { Role } from '../staff/use-roles.ts';

/** Deletes a role that nobody holds; says why not while somebody does. */
export function DeleteRole({ role }: { readonly role: Role }): ReactElement {
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
        Delete role
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={isHeld ? 'This role is in use' : `Delete the role “${role.title}”?`}
        text={
          isHeld
            ? `${role.holders.length === 1 ? 'Somebody has' : `${role.holders.length} people have`} it. Take it from them first; then it can be deleted.`
            : 'Nobody has it. It cannot be brought back, but made anew.'
        }
        confirmLabel={isHeld ? 'Understood' : 'Delete role'}
        danger={!isHeld}
        loading={removing.isLoading}
        onConfirm={() => (isHeld ? setIsAsking(false) : void send())}
      />
    </>
  );
}
