import { createOmnisStore, selectElementOpen } from '@omnis/store';
import {
  actionEvent,
  askOverlay,
  type OverlayName,
  overlayNames,
  type OverlayRequest,
  snackbars,
} from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as View from '@omnis/shop-kit/view';
import { OverlayHost } from './overlay-host.tsx';

vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ editorOrigin: 'https://omnis.example' }),
}));

const showModal = vi.fn(function present(this: HTMLDialogElement) {
  this.open = true;
});
const close = vi.fn(function shut(this: HTMLDialogElement) {
  this.open = false;
});
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show() {
  const store = createOmnisStore({ app: 'storefront' });
  const router = createMemoryRouter([{ path: '*', element: <OverlayHost /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const open = (): OverlayName[] => overlayNames.filter((name) => selectElementOpen(store.getState(), name));
  return { router, open };
}
const ask = (request: OverlayRequest) => act(async () => askOverlay(request));
const trigger = (action: string) =>
  act(async () => void window.dispatchEvent(new CustomEvent(actionEvent, { detail: action })));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('overlays (storefront.md §2 Other UI, §4 UI elements)', () => {
  it('are not there until an action asks for one, which goes when it was read', async () => {
    const { open } = show();
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    await trigger('got-it?title=Sizes%20run%20small&text=Take%20one%20more.');
    const dialog = await screen.findByRole('dialog', { name: 'Sizes run small' });
    expect(dialog.textContent).toContain('Take one more.');
    await press('Got it');
    expect(open()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tell what was answered, and follow a link that was confirmed', async () => {
    show();
    const onAnswer = vi.fn();
    await ask({ act: 'open', name: 'confirm', content: { title: 'Empty it?', confirm: 'Empty', onAnswer } });
    await screen.findByRole('dialog', { name: 'Empty it?' });
    await press('Cancel');
    await ask({ act: 'open', name: 'confirm', content: { title: 'Empty it?', confirm: 'Empty', onAnswer } });
    await press('Empty');
    expect(onAnswer.mock.calls).toEqual([[false], [true]]);
    await trigger('confirm?title=Leave%3F&confirm=Leave&href=javascript:alert(1)');
    const link = await screen.findByRole('link', { name: 'Leave' });
    expect(link.getAttribute('href')).toBe('https://omnis.example/404/');
  });

  it('that load are closed by what opened them alone', async () => {
    const { open } = show();
    await ask({ act: 'open', name: 'loading', content: { title: 'Preparing your file' } });
    await screen.findByText('Preparing your file');
    expect(showModal).toHaveBeenCalledOnce();
    const cancel = new Event('cancel', { cancelable: true });
    await act(async () => void document.querySelector('dialog')?.dispatchEvent(cancel));
    expect([cancel.defaultPrevented, open()]).toEqual([true, ['loading']]);
    await ask({ act: 'close', name: 'loading' });
    expect([open(), document.querySelector('dialog')?.open]).toEqual([[], false]);
  });

  it('are toggled, closed all at once, and not closed by an event that prevents it', async () => {
    const { open, router } = show();
    await ask({ act: 'toggle', name: 'got-it' });
    expect(open()).toEqual(['got-it']);
    await ask({ act: 'close', name: 'got-it', preventClose: true });
    await ask({ act: 'close', name: 'got-it', preventDismissal: true });
    expect(open()).toEqual(['got-it']);
    await ask({ act: 'toggle', name: 'got-it' });
    expect(open()).toEqual([]);
    await ask({ act: 'open', name: 'got-it' });
    await ask({ act: 'open', name: 'push-not-supported' });
    await ask({ act: 'close-all' });
    expect(open()).toEqual([]);
    await ask({ act: 'open', name: 'got-it' });
    await act(async () => router.navigate('/other/'));
    expect(open()).toEqual([]);
  });

  it('that the shop has not are said to be missing, but not what others hear', async () => {
    const { open } = show();
    const said = vi.spyOn(snackbars, 'show').mockImplementation(() => undefined);
    for (const action of ['image-cropper', 'magic-model', 'content-wallet']) {
      await trigger(action);
      expect(said).toHaveBeenLastCalledWith({ text: 'That isn’t available here.', code: 'not-here' });
    }
    await trigger('cookie-choices');
    expect(said).toHaveBeenCalledTimes(3);
    expect(open()).toEqual([]);
    said.mockRestore();
  });

  it('say to who wants push messages that there are none', async () => {
    show();
    await trigger('subscribe-notifications');
    expect(await screen.findByRole('dialog', { name: 'Notifications aren’t supported' })).toBeTruthy();
  });
});
