import { OwnPictureCard } from '@omnis/account';
import { useAccountsRemovePictureMutation, useAccountsSetPictureMutation } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';

/** The picture of the owner or member who is signed in. */
export function PictureCard(): ReactElement | null {
  const user = useAppSelector(selectUser);
  const [send] = useAccountsSetPictureMutation();
  const [remove] = useAccountsRemovePictureMutation();
  return (
    user && (
      <OwnPictureCard
        person={user}
        send={(body) => send({ body })}
        remove={() => remove()}
        onDone={(text) => snackbars.show({ text, tone: 'success' })}
      />
    )
  );
}
