import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { LinkProvider, type LinkProps } from '../link/link.tsx';
import { SnackbarProvider } from '../snackbar/snackbar-provider.tsx';
import type { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { RouterLink } from './router-link.tsx';

/** Options for starting an app. */
export interface MountOptions {
  readonly router: DataRouter;
  /** The queue of messages at the foot of the page. */
  readonly snackbars: SnackbarStore;
  /** The link that this package's components use; the router's unless told. */
  readonly link?: ComponentType<LinkProps>;
  /** Providers of the app's own around everything. */
  readonly wrap: (app: ReactNode) => ReactNode;
}

/**
 * Starts an app in the document's `#root`.
 *
 * @throws Error when the document has no `#root`
 */
export function mountApp({ router, snackbars, link = RouterLink, wrap }: MountOptions): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  createRoot(root).render(
    <StrictMode>
      {wrap(
        <LinkProvider component={link}>
          <SnackbarProvider store={snackbars}>
            <RouterProvider router={router} />
          </SnackbarProvider>
        </LinkProvider>,
      )}
    </StrictMode>,
  );
}
