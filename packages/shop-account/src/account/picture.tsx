import { OwnPictureCard } from '@omnis/account';
import {
  useAccountsRemovePictureMutation,
  useAccountsSetPictureMutation,
  type CallAnswer,
} from '@omnis/api-client';
import { snackbars } from '@omnis/shop-kit';
import type { ReactElement } from 'react';

/** The signed-in customer's own image (platform.md §3 Customer: avatar), over the API. */
export function AccountPicture({
  user,
}: {
  readonly user: NonNullable<CallAnswer<'accounts.get'>['user']>;
}): ReactElement {
  const [send] = useAccountsSetPictureMutation();
  const [remove] = useAccountsRemovePictureMutation();
  return (
    <OwnPictureCard
      titleLevel={3}
      person={user}
      send={(body) => send({ body })}
      remove={() => remove()}
      onDone={(text) => snackbars.show({ code: 'picture', text, tone: 'success' })}
    />
  );
}
