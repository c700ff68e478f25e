import { useDashboardAbandonedCheckoutsQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Card, LinkButton, moneyText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useMay } from '../access/use-dashboard-access.ts';
import { useDivision } from '../app/session.ts';
import { figuresTexts } from '../texts/figures/index.ts';

/** The orders that reminders of abandoned checkouts brought back, of all that are kept; for those who may see orders. */
export function RecoveredCard(): ReactElement | null {
  const t = useTexts(figuresTexts);
  const may = useMay()('orders');
  const { data } = useDashboardAbandonedCheckoutsQuery(
    { params: { division: useDivision() }, query: { limit: 1 } },
    { skip: !may },
  );
  if (!data) return null;
  const { abandoned, reminded, recovered, revenue, currency } = data.figures;
  return (
    <Card
      title={t('abandonedCheckoutsLast90Days')}
      description={t('abandonedCheckoutsLast90DaysDescription')}
      actions={
        <LinkButton variant="secondary" size="sm" href="/dashboard/abandoned-checkouts/">
          {t('openTheList')}
        </LinkButton>
      }
    >
      {t('recoveredCheckouts', {
        checkouts: t('checkoutsCounted', { count: abandoned }),
        reminded,
        recovered,
        amount: moneyText(revenue, currency),
      })}
    </Card>
  );
}
