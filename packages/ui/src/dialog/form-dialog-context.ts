import { createContext } from 'react';

/** How the form of a dialog stands. */
export interface FormDialogState {
  readonly submitting: boolean;
  /** Fault in the form as a whole; null: none. */
  readonly message: string | null;
}

/** Told by the form of a dialog how it stands, since its button and its message are outside of it; null elsewhere. */
export const FormDialogContext = createContext<((state: FormDialogState) => void) | null>(null);
