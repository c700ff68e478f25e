import { callPath } from '@omnis/contract/paths';
import { BulkFrame, mostSlips, packingSlipsPath, type RowSelection } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { IconButton, LinkButton } from '@omnis/ui';
import { Printer, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePermission } from '../permissions/permission-context.tsx';
import { ProtectedButton } from '../permissions/protected.tsx';
import { ordersTexts } from '../texts/orders/index.ts';

/** At the foot of the queue while orders are selected: how many, and the one file with all their packing slips. */
export function SelectedBar({
  selection: { count, ids, clear },
}: {
  readonly selection: Pick<RowSelection<unknown>, 'count' | 'ids' | 'clear'>;
}): ReactElement | null {
  const t = useTexts(ordersTexts);
  const { held } = usePermission('labels.print');
  if (count === 0) return null;
  const isTooMany = count > mostSlips;
  return (
    <BulkFrame role="region" aria-label={t('selectedOrders')}>
      <span className="count" role="status">
        {isTooMany ? t('selectAtMost', { most: mostSlips }) : t('ordersSelected', { count })}
      </span>
      {held && !isTooMany && (
        <LinkButton
          className="main"
          size="sm"
          href={packingSlipsPath(callPath('atlas.orders'), ids)}
          target="_blank"
          startIcon={<Printer aria-hidden="true" />}
        >
          {t('printPackingSlips')}
        </LinkButton>
      )}
      {!held && (
        <ProtectedButton className="main" size="sm" permission="labels.print">
          {t('printPackingSlips')}
        </ProtectedButton>
      )}
      <IconButton className="plain clear" label={t('clearSelection')} size="sm" onClick={clear}>
        <X aria-hidden="true" />
      </IconButton>
    </BulkFrame>
  );
}
