import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { Bell, BellOff, BellRing } from 'lucide-react';
import type { ReactElement } from 'react';
import { ordersTexts, type OrdersTexts } from '../texts/orders/index.ts';
import { PushRoot } from './push-root.ts';
import { usePush, type PushState } from './use-push.ts';

const icons = { on: BellRing, denied: BellOff } as const;

function textOf(t: OrdersTexts, state: PushState, isAll: boolean): string {
  switch (state) {
    case 'unknown':
    case 'off':
      return t('pushAsk');
    case 'on':
      return t(isAll ? 'pushOnAll' : 'pushOn');
    case 'denied':
      return t('pushDenied');
    case 'undecided':
      return t('pushUndecided');
    case 'failed':
      return t('pushFailed');
  }
}

/** Props of {@link PushSwitch}. */
export interface PushSwitchProps {
  /** The order that it is about; without one, all orders of who is signed in. */
  readonly orderHash?: string;
  /** Only to be turned off: nothing more is offered. */
  readonly onlyOff?: boolean;
}

/**
 * Has this browser tell of an order, or of all of one's orders, and ends it again (platform.md §4 Notification permission,
 * storefront.md §4 Notifications). Each permission has its words: not asked yet, given, refused.
 */
export default function PushSwitch({ orderHash, onlyOff = false }: PushSwitchProps): ReactElement | null {
  const t = useTexts(ordersTexts);
  const { state, busy, turnOn, turnOff } = usePush(orderHash);
  if (onlyOff && state !== 'on') return null;
  const isAll = orderHash === undefined;
  const Icon = state === 'on' || state === 'denied' ? icons[state] : Bell;
  return (
    <PushRoot data-state={state}>
      <Icon aria-hidden="true" />
      <p role="status">{textOf(t, state, isAll)}</p>
      {state === 'on' ? (
        <Button variant="secondary" size="sm" loading={busy} loadingLabel={t('pushBusy')} onClick={turnOff}>
          {t('pushStop')}
        </Button>
      ) : (
        state !== 'denied' && (
          <Button
            variant="secondary"
            size="sm"
            loading={busy}
            loadingLabel={t('pushBusy')}
            disabled={state === 'unknown'}
            onClick={turnOn}
          >
            {t(isAll ? 'pushOfferAll' : 'pushOffer')}
          </Button>
        )
      )}
    </PushRoot>
  );
}
