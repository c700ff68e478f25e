import { createSnackbarStore } from '@omnis/ui';

/** The page's queue of short messages; nothing is put into it on a server. */
export const snackbars = createSnackbarStore();
