import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { useHydrated } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { useReorder } from './reorder.ts';
import { ordersTexts } from '../texts/orders/index.ts';

/** Puts the goods of an order into the basket again. Without scripts there is none. */
export function ReorderButton({
  orderHash,
  number,
  small = false,
}: {
  readonly orderHash: string;
  readonly number: string;
  /** In a row of a list, where several orders are; else it reads like a link. */
  readonly small?: boolean;
}): ReactElement | null {
  const t = useTexts(ordersTexts);
  const hydrated = useHydrated();
  const { busy, reorder } = useReorder();
  if (!hydrated) return null;
  if (!small)
    return (
      <button type="button" aria-busy={busy} onClick={() => void (busy ? undefined : reorder(orderHash))}>
        {t(busy ? 'fillingBasket' : 'orderAgain')}
      </button>
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={busy}
      loadingLabel={t('fillingBasket')}
      aria-label={t('orderAgainOf', { number })}
      onClick={() => void reorder(orderHash)}
    >
      {t('orderAgain')}
    </Button>
  );
}
