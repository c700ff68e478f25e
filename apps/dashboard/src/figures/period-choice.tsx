import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { DateRangeField, Select } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ListParams } from '../parts/list-params.ts';
import { comparisonOptions, periodOptions, type AskedPeriod } from './period.ts';
import { figuresTexts } from '../texts/figures/index.ts';
import { optionsIn } from '../parts/options-in.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-period-choice' })`
  display: grid;
  gap: ${token('space.3')} ${token('space.4')};
  margin-bottom: ${token('space.5')};

  ${media.up('md')} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, max-content));
    align-items: start;
  }
`;

/** Properties of {@link PeriodChoice}. */
export interface PeriodChoiceProps {
  readonly asked: AskedPeriod;
  /** The days that are shown. */
  readonly shown: { readonly from: string; readonly to: string } | undefined;
  readonly list: ListParams;
}

/** Which days the figures are of, and what they are compared with; both are kept in the address. */
export function PeriodChoice({ asked, shown, list }: PeriodChoiceProps): ReactElement {
  const t = useTexts(figuresTexts);
  // Days that are being chosen: the address has them once both are there.
  const [days, setDays] = useState<{ from: string; to: string } | null>(null);
  const isCustom = days !== null || asked.period === 'custom';
  const chosen = days ?? { from: shown?.from ?? '', to: shown?.to ?? '' };
  return (
    <Root role="group" aria-label={t('period')}>
      <Select
        label={t('period')}
        value={isCustom ? 'custom' : asked.period}
        options={optionsIn(t, periodOptions)}
        onValueChange={(period) => {
          if (period === 'custom') {
            setDays({ from: shown?.from ?? '', to: shown?.to ?? '' });
            return;
          }
          setDays(null);
          list.change({ period: period === '30d' ? null : period, from: null, to: null });
        }}
      />
      <Select
        label={t('compareWith')}
        value={asked.compare}
        options={optionsIn(t, comparisonOptions)}
        onValueChange={(compare) => list.change({ compare: compare === 'previous' ? null : compare })}
      />
      {isCustom && (
        <DateRangeField
          label={t('days')}
          value={chosen}
          onValueChange={(next) => {
            setDays(next);
            if (next.from !== '' && next.to !== '') list.change({ period: 'custom', ...next });
          }}
        />
      )}
    </Root>
  );
}
