import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserStore } from './data/browser-store.ts';
import { readSource } from './data/reader.ts';
import { browserSource } from './data/reads.ts';

const store = createBrowserStore();
const source = browserSource(store);

function routerContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(readSource, source);
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
