import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserStore } from './data/browser-store.ts';
import { storeContext } from './data/reader.ts';

const store = createBrowserStore();

function routerContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  return context;
}

startTransition(() => {
  hydrateRoot(
    document,
    <Provider store={store}>
      <HydratedRouter getContext={routerContext} />
    </Provider>,
  );
});
