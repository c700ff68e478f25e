import { useState } from 'react';
import type { SavedAddress } from './saved-address.ts';

/** A form that has been opened; one that is closed keeps what was typed in it. */
interface AddressForm {
  readonly key: number;
  /** Null for another one. */
  readonly address: SavedAddress | null;
  readonly isSaved: boolean;
}

/** Result of {@link useAddressForms}. */
export interface AddressForms {
  /** All of them, in the order in which they were opened. */
  readonly all: readonly AddressForm[];
  /** The key of the one that is open. */
  readonly open: number | null;
  readonly show: (address: SavedAddress | null) => void;
  readonly close: () => void;
  readonly saved: (key: number) => void;
  /** Forgets all of them: their code did not come. */
  readonly clear: () => void;
}

/** The forms of a customer's addresses: one is opened again as it was left, until it is saved. */
export function useAddressForms(): AddressForms {
  const [all, setAll] = useState<readonly AddressForm[]>([]);
  const [open, setOpen] = useState<number | null>(null);
  const close = (): void => setOpen(null);
  return {
    all,
    open,
    show: (address) => {
      const left = all.find((form) => !form.isSaved && form.address?.id === address?.id);
      if (!left) setAll([...all, { key: all.length, address, isSaved: false }]);
      setOpen(left?.key ?? all.length);
    },
    close,
    saved: (key) => {
      // It stays to see the dialog out; the next one begins with what is kept then.
      setAll(all.map((form) => (form.key === key ? { ...form, isSaved: true } : form)));
      close();
    },
    clear: () => {
      setAll([]);
      close();
    },
  };
}
