import '@fontsource-variable/inter/index.css';
import '@omnis/theme/global.css';
import { connectBrowser } from '@omnis/store';
import { LinkProvider, SnackbarProvider, type LinkProps } from '@omnis/ui';
import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './app/router.tsx';
import { onLeave, snackbars, store } from './app/store.ts';

const router = createBrowserRouter(routes(store));
onLeave((path) => router.navigate(path, { replace: true }));
connectBrowser(store);

function RouterLink({ href, ...rest }: LinkProps): ReactElement {
  return <Link to={href} {...rest} />;
}

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <LinkProvider component={RouterLink}>
        <SnackbarProvider store={snackbars}>
          <RouterProvider router={router} />
        </SnackbarProvider>
      </LinkProvider>
    </Provider>
  </StrictMode>,
);
