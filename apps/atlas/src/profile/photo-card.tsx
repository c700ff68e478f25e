import { OwnPictureCard } from '@omnis/account';
import { useAtlasRemoveMyPhotoMutation, useAtlasSetMyPhotoMutation } from '@omnis/api-client';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import type { Me } from './me.ts';

/** The picture of the member of staff who is signed in. */
export function PhotoCard({ me }: { readonly me: Me }): ReactElement {
  const [send] = useAtlasSetMyPhotoMutation();
  const [remove] = useAtlasRemoveMyPhotoMutation();
  return (
    <OwnPictureCard
      person={me}
      send={(body) => send({ body })}
      remove={() => remove()}
      onDone={(text) => snackbars.show({ text, tone: 'success' })}
    />
  );
}
