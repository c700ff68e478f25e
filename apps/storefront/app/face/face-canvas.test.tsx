import { shopApi } from '@omnis/api-client';
import { storeCoreDataSchema } from '@omnis/models';
import { createOmnisStore } from '@omnis/store';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Kit from '@omnis/shop-kit';
import FaceCanvas from './face-canvas.tsx';

const editorOrigin = 'https://omnis.example';

vi.mock('@omnis/shop-kit', async (original) => ({
  ...(await original<typeof Kit>()),
  useView: () => ({ editorOrigin: 'https://omnis.example' }),
}));

const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
beforeEach(() => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.assign(Object.create(Window.prototype), parent));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function canvas() {
  const store = createOmnisStore({ app: 'storefront' });
  const core: unknown = storeCoreDataSchema.parse({ pages: [], state: { footer: [] } });
  const put = shopApi.util.upsertQueryData;
  void store.dispatch(put('storeCoreData', undefined, core as Parameters<typeof put<'storeCoreData'>>[2]));
  render(
    <Provider store={store}>
      <FaceCanvas />
    </Provider>,
  );
  const send = (data: unknown, origin = editorOrigin): void => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: window.parent });
    act(() => void window.dispatchEvent(event));
  };
  const menu = (): unknown[] | undefined =>
    shopApi.endpoints.storeCoreData
      .select()(store.getState())
      .data?.state.subdomain.mainMenu.map(({ text }) => text);
  return { send, menu };
}

it('storefront.md §3 mainMenu: the preview shows the menu that the dashboard posts, and tells that it is ready', async () => {
  const { send, menu } = canvas();
  await vi.waitFor(() => expect(menu()).toEqual([]));
  send({ omnisFace: 1, mainMenu: [{ text: 'Shop', href: '/' }] });
  expect(menu()).toEqual(['Shop']);
  expect(parent.postMessage).toHaveBeenCalledWith({ omnisFace: 1, ready: true }, editorOrigin);
});

it('leaves messages of other origins and other shapes alone', async () => {
  const { send, menu } = canvas();
  await vi.waitFor(() => expect(menu()).toEqual([]));
  send({ omnisFace: 1, mainMenu: [{ text: 'Forged' }] }, 'https://evil.example');
  send({ omnisFace: 2, mainMenu: [{ text: 'Forged' }] });
  send({ omnisFace: 1, mainMenu: 'Forged' });
  send('Forged');
  expect(menu()).toEqual([]);
});
