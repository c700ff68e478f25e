import {
  useNotificationsFindMutation,
  useNotificationsKeyMutation,
  useNotificationsSubscribeMutation,
  useNotificationsUnsubscribeMutation,
} from '@omnis/api-client';
import { askOverlay, noteProblem, useVisitorKnown } from '@omnis/shop-kit';
import { useCallback, useEffect, useState } from 'react';
import { ownSubscription, pushPermission, subscribeBrowser } from './browser-push.ts';
import { isPushSupported } from './push-support.ts';

/** How messages to this browser stand: `undecided` after a question that was closed, `failed` after a try. */
export type PushState = 'unknown' | 'off' | 'on' | 'denied' | 'undecided' | 'failed';

/** Messages to this browser. */
export interface Push {
  readonly state: PushState;
  readonly busy: boolean;
  readonly turnOn: () => void;
  readonly turnOff: () => void;
}

/**
 * Messages to this browser of an order, or without one of all orders of who is signed in. Nobody is asked before they
 * press; a browser that knows no messages opens the dialog that says so (storefront.md §4 Notifications).
 */
export function usePush(orderHash?: string): Push {
  const known = useVisitorKnown();
  const [state, setState] = useState<PushState>('unknown');
  const [busy, setBusy] = useState(false);
  const [askKey] = useNotificationsKeyMutation();
  const [subscribe] = useNotificationsSubscribeMutation();
  const [find] = useNotificationsFindMutation();
  const [unsubscribe] = useNotificationsUnsubscribeMutation();

  const look = useCallback(async (): Promise<PushState> => {
    if (!isPushSupported()) return 'off';
    if (pushPermission() === 'denied') return 'denied';
    const own = await ownSubscription();
    if (own === null) return 'off';
    const { endpoint } = own;
    const { subscribed } = await find({ body: { endpoint, orderHash } }).unwrap();
    return subscribed && pushPermission() === 'granted' ? 'on' : 'off';
  }, [find, orderHash]);

  useEffect(() => {
    if (!known) return undefined;
    let stopped = false;
    const show = (next: PushState): void => {
      if (!stopped) setState(next);
    };
    // A state that cannot be read now is read when the button is pressed.
    const again = (): void => void look().then(show, () => show('off'));
    again();
    // A change in the browser's settings shows up here.
    let status: PermissionStatus | undefined;
    void navigator.permissions?.query({ name: 'notifications' }).then(
      (found) => {
        if (stopped) return;
        status = found;
        found.addEventListener('change', again);
      },
      () => undefined,
    );
    return () => {
      stopped = true;
      status?.removeEventListener('change', again);
    };
  }, [known, look]);

  async function begin(): Promise<PushState> {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'undecided';
    const { publicKey } = await askKey().unwrap();
    const subscription = await subscribeBrowser(publicKey);
    await subscribe({ body: { subscription, orderHash } }).unwrap();
    return 'on';
  }

  async function end(): Promise<PushState> {
    const own = await ownSubscription();
    if (own === null) return 'off';
    const { stays } = await unsubscribe({ body: { endpoint: own.endpoint, orderHash } }).unwrap();
    if (!stays) await own.unsubscribe();
    return 'off';
  }

  async function work(task: () => Promise<PushState>): Promise<void> {
    setBusy(true);
    try {
      setState(await task());
    } catch (error) {
      // platform.md §8: a failed push subscription creation is logged.
      // A call that the shop refused comes without a name.
      const reason = error instanceof Error ? String(error) : 'RefusedCall';
      noteProblem({ code: 'push-subscription', message: reason });
      setState('failed');
    } finally {
      setBusy(false);
    }
  }

  return {
    state,
    busy,
    turnOn: () => {
      if (isPushSupported()) void work(begin);
      else askOverlay({ act: 'open', name: 'push-not-supported' });
    },
    turnOff: () => void work(end),
  };
}
