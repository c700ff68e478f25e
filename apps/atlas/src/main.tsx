import '@fontsource-variable/inter/index.css';
import '@omnis/theme/global.css';
import { connectBrowser } from '@omnis/store';
import { mountApp } from '@omnis/ui/react-router';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { routes } from './app/router.tsx';
import { onLeave, snackbars, store } from './app/store.ts';

const router = createBrowserRouter(routes(store));
onLeave((path) => router.navigate(path, { replace: true }));
connectBrowser(store);
mountApp({ router, snackbars, wrap: (app) => <Provider store={store}>{app}</Provider> });
