import type { CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { AreaChart, Button, Card, EmptyState, moneyText } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { axisMoney, dateText, dayText } from '../app/format.ts';
import { figuresTexts, type FiguresTexts } from '../texts/figures/index.ts';

type Figures = CallAnswer<'dashboard.figures'>;

/** The best day, for those who cannot see the chart. */
function inWords(t: FiguresTexts, { period, compared, currency }: Figures): string {
  const best = period.days.reduce((top, day) => (day.net > top.net ? day : top));
  const values = {
    amount: moneyText(period.totals.net, currency),
    from: dateText(period.from),
    to: dateText(period.to),
    bestDay: dateText(best.day),
    bestAmount: moneyText(best.net, currency),
  };
  return compared === null
    ? t('revenueInWords', values)
    : t('revenueComparedInWords', { ...values, before: moneyText(compared.totals.net, currency) });
}

/** Net revenue of each day beside that of the period compared with, as a chart or a table. */
export function RevenueCard({ figures }: { readonly figures: Figures }): ReactElement {
  const t = useTexts(figuresTexts);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const { period, compared, currency } = figures;
  const isEmpty = [...period.days, ...(compared?.days ?? [])].every(
    ({ gross, refunds }) => gross === 0 && refunds === 0,
  );
  return (
    <Card
      title={t('netRevenueByDay')}
      actions={
        !isEmpty && (
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={view === 'table'}
            onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
          >
            {t('showAsTable')}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <EmptyState
          titleLevel={3}
          title={t('noSalesInThisPeriod')}
          text={t('chooseAnotherPeriodShareShops')}
          illustration="basket"
        />
      ) : (
        <AreaChart
          title={t('netRevenueByDay')}
          description={inWords(t, figures)}
          view={view}
          labels={period.days.map(({ day }) => dayText(day))}
          series={[
            { name: t('thisPeriod'), values: period.days.map(({ net }) => net) },
            ...(compared === null
              ? []
              : [
                  {
                    name: t('comparedWith'),
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
