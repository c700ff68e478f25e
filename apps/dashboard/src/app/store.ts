import { loginPath } from '@omnis/guards';
import { createOmnisStore } from '@omnis/store';
import { createSnackbarStore } from '@omnis/ui';
import { uploadingFetch } from './upload.ts';

/** The queue of messages at the foot of the page. */
export const snackbars = createSnackbarStore();

const leaving = { go: (_path: string): void => undefined };

/** Tells the store's listeners how to go to the sign-in page; the router is made after the store. */
export function onLeave(go: (path: string) => void): void {
  leaving.go = go;
}

// Failures that their page explains in place, at the field or beside the file.
const explainedInPlace: readonly string[] = [
  'accountsLogin',
  'dashboardUpdateProduct',
  'dashboardAddProductImage',
  'dashboardCreateImport',
  'pagesUpdate',
];

/** The store of this browser. */
export const store = createOmnisStore({
  app: 'dashboard',
  fetch: uploadingFetch,
  showSnackbar: snackbars.show,
  tellsFailure: (endpoint) => !explainedInPlace.includes(endpoint),
  onSignedOut: () => leaving.go('/login/'),
  onUnauthenticated: () => leaving.go(loginPath(location.pathname + location.search)),
});
