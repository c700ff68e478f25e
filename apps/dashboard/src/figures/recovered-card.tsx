import { useDashboardAbandonedCheckoutsQuery } from '@omnis/api-client';
import { Card, counted, LinkButton, moneyText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useMay } from '../access/use-dashboard-access.ts';
import { useDivision } from '../app/session.ts';

/** The orders that reminders of abandoned checkouts brought back, of all that are kept; for those who may see orders. */
export function RecoveredCard(): ReactElement | null {
  const may = useMay()('orders');
  const { data } = useDashboardAbandonedCheckoutsQuery(
    { params: { division: useDivision() }, query: { limit: 1 } },
    { skip: !may },
  );
  if (!data) return null;
  const { abandoned, reminded, recovered, revenue, currency } = data.figures;
  return (
    <Card
      title="Abandoned checkouts, last 90 days"
      description="Whatever period is chosen above: checkouts are kept for 90 days."
      actions={
        <LinkButton variant="secondary" size="sm" href="/dashboard/abandoned-checkouts/">
          Open the list
        </LinkButton>
      }
    >
      {counted(abandoned, 'checkout')}, {reminded} reminded, {recovered} recovered for{' '}
      {moneyText(revenue, currency)} after refunds.
    </Card>
  );
}
