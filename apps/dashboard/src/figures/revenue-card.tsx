import type { CallAnswer } from '@omnis/api-client';
import { AreaChart, Button, Card, EmptyState, moneyText } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { axisMoney, dateText, dayText } from '../app/format.ts';

type Figures = CallAnswer<'dashboard.figures'>;

/** The best day, for those who cannot see the chart. */
function inWords({ period, compared, currency }: Figures): string {
  const best = period.days.reduce((top, day) => (day.net > top.net ? day : top));
  const before =
    compared === null ? '' : `, ${moneyText(compared.totals.net, currency)} in the period before`;
  return `${moneyText(period.totals.net, currency)} from ${dateText(period.from)} to ${dateText(period.to)}${before}. Best day: ${dateText(best.day)} with ${moneyText(best.net, currency)}.`;
}

/** Net revenue of each day beside that of the period compared with, as a chart or a table. */
export function RevenueCard({ figures }: { readonly figures: Figures }): ReactElement {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const { period, compared, currency } = figures;
  const isEmpty = [...period.days, ...(compared?.days ?? [])].every(
    ({ gross, refunds }) => gross === 0 && refunds === 0,
  );
  return (
    <Card
      title="Net revenue by day"
      actions={
        !isEmpty && (
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={view === 'table'}
            onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
          >
            Show as table
          </Button>
        )
      }
    >
      {isEmpty ? (
        <EmptyState
          titleLevel={3}
          title="No sales in this period"
          text="Choose another period, or share your shop’s address to bring shoppers in."
          illustration="basket"
        />
      ) : (
        <AreaChart
          title="Net revenue by day"
          description={inWords(figures)}
          view={view}
          labels={period.days.map(({ day }) => dayText(day))}
          series={[
            { name: 'This period', values: period.days.map(({ net }) => net) },
            ...(compared === null
              ? []
              : [
                  {
                    name: 'Compared with',
                    // Spans of months differ in length; days without a counterpart have nothing.
                    values: period.days.map((_, at) => compared.days[at]?.net ?? 0),
                  },
                ]),
          ]}
          format={(amount) => (view === 'table' ? moneyText(amount, currency) : axisMoney(amount, currency))}
          height="16rem"
        />
      )}
    </Card>
  );
}
