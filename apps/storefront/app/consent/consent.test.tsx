import {
  actionEvent,
  consent,
  consentCookie,
  onConsent,
  type StoreCoreData,
  useConsent,
  shellTexts,
} from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentBar } from './consent-bar.tsx';
import { startConsentMode, updateConsentMode } from './consent-mode.ts';
import { asksConsent, isConsentForced } from './consent-need.ts';
import { useConsentOpen } from './use-consent-open.ts';

type State = StoreCoreData['state'];
type Plugins = State['subdomain']['plugins'];

const forget = (): void => {
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`;
  sessionStorage.clear();
};

function Shop({
  essential = true,
  isForced = false,
}: {
  essential?: boolean;
  isForced?: boolean;
}): ReactElement {
  const open = useConsentOpen({ isAsked: true, isForced });
  return (
    <>
      {open.isOpen && (
        <ConsentBar
          message=" "
          allowEssentialOnly={essential || open.reopened}
          reopened={open.reopened}
          onClose={open.close}
        />
      )}
      <a href="@cookie-choices">Cookie choices</a>
    </>
  );
}

const bar = () => screen.queryByRole('region', { name: 'Cookies' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const reopen = (): void => {
  screen.getByRole('link').focus();
  act(() => void window.dispatchEvent(new CustomEvent(actionEvent, { detail: 'cookie-choices' })));
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  forget();
  vi.unstubAllGlobals();
  delete window.dataLayer;
});

describe('the question for cookies', () => {
  it('is asked until it is answered, and the answer is kept', () => {
    const told = vi.fn();
    const stop = onConsent(told);
    render(<Shop />);
    expect(bar()?.textContent).toContain(shellTexts.find('en-GB')?.('cookieMessage'));
    expect(consent()).toBeNull();
    press('Essential only');
    expect(bar()).toBeNull();
    expect(consent()).toBe('denied');
    expect(told).toHaveBeenCalledOnce();
    stop();
    cleanup();
    render(<Shop />);
    expect(bar()).toBeNull();
  });

  it('can be answered anew, with the focus there and back', () => {
    render(<Shop />);
    press('Accept all');
    expect(consent()).toBe('granted');
    reopen();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Essential only' }));
    press('Essential only');
    expect(consent()).toBe('denied');
    expect(document.activeElement).toBe(screen.getByRole('link'));
    reopen();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Accept all' }), { key: 'Escape' });
    expect(bar()).toBeNull();
    expect(consent()).toBe('denied');
  });

  it('goes at once where it is answered in another tab, which is told of answers here', () => {
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    render(<Shop />);
    document.cookie = `${consentCookie}=denied; Path=/`;
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: consentCookie })));
    expect(bar()).toBeNull();
    expect(stored).not.toHaveBeenCalledWith(consentCookie, '1');
    reopen();
    press('Accept all');
    expect(stored).toHaveBeenCalledWith(consentCookie, '1');
    expect(localStorage.getItem(consentCookie)).toBeNull();
    stored.mockRestore();
  });

  it('gives the keyboard back where it came from, else to the start of the page', () => {
    const main = document.createElement('main');
    main.id = 'main';
    main.tabIndex = -1;
    document.body.append(main);
    render(<Shop />);
    screen.getByRole('link').focus();
    screen.getByRole('button', { name: 'Accept all' }).focus();
    screen.getByRole('button', { name: 'Essential only' }).focus();
    press('Essential only');
    expect(document.activeElement).toBe(screen.getByRole('link'));
    cleanup();
    forget();
    render(<Shop />);
    screen.getByRole('button', { name: 'Essential only' }).focus();
    press('Essential only');
    expect(document.activeElement).toBe(main);
    main.remove();
  });

  it('does not take the focus by itself', () => {
    render(<Shop />);
    expect(document.activeElement).toBe(document.body);
  });

  it('grants nothing where it is closed, and a grant can be taken back all the same', () => {
    render(<Shop essential={false} />);
    expect(screen.queryByRole('button', { name: 'Essential only' })).toBeNull();
    press('Close without accepting');
    expect(bar()).toBeNull();
    expect(consent()).toBeNull();
    cleanup();
    render(<Shop essential={false} />);
    expect(bar()).toBeNull();
    reopen();
    expect(screen.getByRole('button', { name: 'Essential only' })).toBeTruthy();
  });

  it('is asked again where the address forces it (storefront.md §9)', () => {
    expect(['?cookie-policy=5', '?cookie-policy=4', ''].map(isConsentForced)).toEqual([true, false, false]);
    render(<Shop />);
    press('Accept all');
    cleanup();
    render(<Shop isForced />);
    expect(bar()).not.toBeNull();
    press('Essential only');
    expect(bar()).toBeNull();
    expect(consent()).toBe('denied');
  });

  it('takes no other cookie for an answer', () => {
    document.cookie = `${consentCookie}=yes; Path=/`;
    document.cookie = `x-${consentCookie}=granted; Path=/`;
    expect(consent()).toBeNull();
  });

  it('is in no page that the server renders', () => {
    document.cookie = `${consentCookie}=granted; Path=/`;
    const Answer = (): string => String(useConsent());
    expect(renderToString(<Answer />)).toBe('null');
  });
});

describe('the question for consent is put to', () => {
  it('visitors of stores with the plugin, or with one that follows them', () => {
    const asks = (plugins: Plugins, splitTest: State['splitTest'] = []) =>
      asksConsent({ subdomain: { plugins }, splitTest });
    const policy = { message: '', allowEssentialOnly: false };
    expect(asks({})).toBe(false);
    expect(asks({ 'cookie-policy': policy })).toBe(true);
    expect(asks({ pinterest: { pixel: '' } })).toBe(false);
    expect(asks({ pinterest: { pixel: '26' } })).toBe(true);
    expect(asks({ 'tracking-pixel': { pixel: '1', access_token: '' } })).toBe(true);
    expect(asks({ analytics: { ga_tracking_id: '', measurement_id: 'G-1' } })).toBe(true);
    const test = { id: 't', code: 't', name: 't', availableVariations: ['a', 'b'], discovered: false };
    expect(asks({}, [{ ...test, variation: null }])).toBe(true);
  });
});

describe('consent mode (storefront.md §4 Start-up)', () => {
  const said = () => window.dataLayer?.map((words) => Array.from(words as ArrayLike<unknown>));
  const all = (state: string) => ({
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  });

  it('begins denied and follows the answers', () => {
    startConsentMode();
    updateConsentMode('granted');
    updateConsentMode('denied');
    expect(said()).toEqual([
      ['consent', 'default', all('denied')],
      ['consent', 'update', all('granted')],
      ['consent', 'update', all('denied')],
    ]);
  });

  it('speaks in arguments objects, the only thing that Google’s scripts listen to', () => {
    startConsentMode();
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });
});
