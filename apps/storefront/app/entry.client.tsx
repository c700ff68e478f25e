import { textsLoaded } from '@omnis/texts/react';
import { browserSource, createBrowserStore, goesOn, readSource } from '@omnis/shop-kit';
import {
  adoptSentStyles,
  completeSentStyles,
  seedsLoaded,
  startDone,
  startFailed,
  watchValues,
} from '@omnis/rendering';
import { startTransition, useContext, useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { StyleSheetContext } from 'styled-components';

const store = createBrowserStore();
const source = browserSource(store);

function routerContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(readSource, source);
  return context;
}

function Shop(): ReactElement {
  const sheet = useContext(StyleSheetContext)?.styleSheet;
  useState(() => {
    if (!sheet) return;
    adoptSentStyles(sheet);
    watchValues(sheet);
  });
  return (
    <Provider store={store}>
      <HydratedRouter getContext={routerContext} />
    </Provider>
  );
}

const hydrate = (): void => startTransition(() => void hydrateRoot(document, <Shop />));

// Code that needs texts has run by now, and has asked for them. A task of its own, so that the browser can answer before.
Promise.all([textsLoaded(), seedsLoaded()]).then(
  () => {
    document.dispatchEvent(new Event(startDone));
    completeSentStyles();
    if (!goesOn()) setTimeout(hydrate);
  },
  () => document.dispatchEvent(new Event(startFailed)),
);
