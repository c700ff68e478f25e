import { createAction } from '@reduxjs/toolkit';

/** Content of a snackbar, as plain data. The queue and its clock are those of `SnackbarProvider` in `@omnis/ui`. */
export interface Snackbar {
  text: string;
  /** While one with the same code waits or is shown, another is ignored; the text unless told. */
  code?: string;
  tone?: 'neutral' | 'success' | 'error';
}

/** Asks for a snackbar; the listener hands it to `showSnackbar` of `createOmnisStore`. */
export const snackbarRequested = createAction<Snackbar>('snackbars/requested');
