import {
  errorText,
  useAccountsRemoveAddressMutation,
  useAccountsSetDefaultAddressMutation,
} from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Badge, Button, ConfirmDialog } from '@omnis/ui';
import { addressText, snackbars } from '@omnis/shop-kit';
import { useState, type ReactElement } from 'react';
import { accountTexts } from '../texts/account/index.ts';
import type { SavedAddress } from './saved-address.ts';

/** Properties of {@link AddressCard}. */
export interface AddressCardProps {
  readonly address: SavedAddress;
  readonly onEdit: () => void;
  /** Called with the address's id when a change took away the button that was pressed. */
  readonly onChanged: (id: string) => void;
}

/** One address, and what can be done with it. */
export function AddressCard({ address, onEdit, onChanged }: AddressCardProps): ReactElement {
  const t = useTexts(accountTexts);
  const { id, isDefault, ...lines } = address;
  const [asks, setAsks] = useState(false);
  const [makeDefault, making] = useAccountsSetDefaultAddressMutation();
  const [remove, removing] = useAccountsRemoveAddressMutation();
  const about = { name: `${address.firstName} ${address.lastName}`.trim(), street: address.street };
  const answered = (error: unknown, done: string): void => {
    if (error !== undefined) {
      snackbars.show({ text: errorText(error), tone: 'error' });
      return;
    }
    snackbars.show({ text: done, tone: 'success' });
    onChanged(id);
  };
  return (
    <li>
      {isDefault && (
        <span className="badge">
          <Badge>{t('defaultAddress')}</Badge>
        </span>
      )}
      <address>{addressText(lines, t.locale)}</address>
      <div>
        <Button
          variant="ghost"
          size="sm"
          data-of={id}
          aria-label={t('editAddressOf', about)}
          onClick={onEdit}
        >
          {t('editAddress')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('removeAddressOf', about)}
          onClick={() => setAsks(true)}
        >
          {t('removeAddress')}
        </Button>
        {!isDefault && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('useAsDefaultOf', about)}
            loading={making.isLoading}
            loadingLabel={t('saving')}
            onClick={() =>
              void makeDefault({ params: { id } }).then(({ error }) => answered(error, t('defaultChanged')))
            }
          >
            {t('useAsDefault')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('removeAddressQuestion')}
        text={t('removeAddressText', about)}
        confirmLabel={t('removeAddress')}
        danger
        loading={removing.isLoading}
        onConfirm={() =>
          void remove({ params: { id } }).then(({ error }) => {
            setAsks(false);
            answered(error, t('addressRemoved'));
          })
        }
      />
    </li>
  );
}
