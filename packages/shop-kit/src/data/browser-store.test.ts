import {
  accountProofsApi,
  accountSafetyApi,
  basketApi,
  giftCardsApi,
  liveChatApi,
  personalDataApi,
  pushApi,
} from '@omnis/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { snackbars } from '../kit/snackbars.ts';
import { createBrowserStore } from './browser-store.ts';

const message = 'Confirm your password first';
const { accountsBeginTwoFactor } = accountSafetyApi.endpoints;
const { accountsBeginSms } = accountProofsApi.endpoints;
const { accountsRequestDeletion } = personalDataApi.endpoints;
const { basketSetGiftNote, basketRemoveCoupon } = basketApi.endpoints;
const { liveChatEnd } = liveChatApi.endpoints;
const { notificationsFind, notificationsKey } = pushApi.endpoints;
const { giftCardsApply } = giftCardsApi.endpoints;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser whose server refuses everything, and what its snackbars say. */
function refused() {
  const failure = { message, errors: [], code: 'confirmation_required' };
  vi.stubGlobal('fetch', async () => Response.json(failure, { status: 403 }));
  const say = vi.spyOn(snackbars, 'show').mockReturnValue();
  return { store: createBrowserStore(), say };
}

it('SK3 a failure is reported in a snackbar where no part of the page reports it (platform.md §7)', async () => {
  const { store, say } = refused();
  await store.dispatch(basketRemoveCoupon.initiate({}));
  await vi.waitFor(() => expect(say).toHaveBeenCalledExactlyOnceWith({ text: message, tone: 'error' }));
});

it('SK3 a failure that a form or a dialog reports itself is not reported a second time', async () => {
  const { store, say } = refused();
  await store.dispatch(accountsBeginTwoFactor.initiate());
  await store.dispatch(accountsBeginSms.initiate({ body: { mobile: '07700900123' } }));
  await store.dispatch(accountsRequestDeletion.initiate());
  await store.dispatch(basketSetGiftNote.initiate({ query: { currency: 'GBP' }, body: { giftNote: 'Hi' } }));
  await store.dispatch(giftCardsApply.initiate({ body: { code: 'X', currency: 'GBP' } }));
  await store.dispatch(liveChatEnd.initiate({ params: { chatId: 'c' } }));
  // Looked up by the page itself: nobody has done anything that could be tried again.
  await store.dispatch(notificationsFind.initiate({ body: { endpoint: 'https://push.example/1' } }));
  await store.dispatch(notificationsKey.initiate());
  // Said after all of them, if at all.
  await store.dispatch(basketRemoveCoupon.initiate({}));
  await vi.waitFor(() => expect(say).toHaveBeenCalled());
  expect(say).toHaveBeenCalledTimes(1);
});
