import { configureStore } from '@reduxjs/toolkit';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider, useSelector } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { useStateSelector } from './select-state.ts';

interface State {
  readonly shop: { readonly name: string };
}

const useShopSelector = useStateSelector.withTypes<State>();
const Name = (): string => useShopSelector(({ shop }) => shop.name);

function page(name: string): string {
  const store = configureStore({ reducer: (state: State = { shop: { name } }) => state });
  const around = { store, children: createElement(Name) };
  return renderToString(createElement(Provider, around));
}

describe('useStateSelector', () => {
  it('reads the state of the page’s own store on a server, without a subscription', () => {
    expect(useStateSelector).not.toBe(useSelector);
    expect([page('Demo'), page('Turbo')]).toEqual(['Demo', 'Turbo']);
  });
});
