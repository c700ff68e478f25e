import { isOrderStatusCode, orderStatusCodes, orderStatuses, type OrderStatusCode } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { orderStages, type OrderStage } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { toggleStatus, type OrderFilters } from './order-filters.ts';
import { ordersTexts } from '../texts/orders/index.ts';

const stages: readonly OrderStage[] = [...new Set(Object.values(orderStages))];

const Root = styled.div.withConfig({ componentId: 'atlas-status-chips' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};

  button {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${token('space.2')};
    min-height: 2.5rem;
    padding-inline: ${token('space.3')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.full')};
    background: ${token('surface.base')};
    color: ${token('text.color')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
    white-space: nowrap;
  }
  button:hover {
    border-color: ${token('border.strong')};
  }
  button[aria-pressed='true'] {
    border-color: ${token('primary.color')};
    background: ${token('primary.soft')};
    color: ${token('primary.softText')};
  }
  .count {
    color: ${token('text.muted')};
    font-variant-numeric: tabular-nums;
  }
  [aria-pressed='true'] .count {
    color: inherit;
  }
  .dot {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--dot);
  }
  .line {
    width: 1px;
    margin: ${token('space.2')} ${token('space.1')};
    background: ${token('border.color')};
  }
  ${stages.map((stage) => `[data-stage='${stage}'] { --dot: ${token(`status.${stage}.accent`)}; }`).join('\n')}

  ${media.down('md')} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${token('layout.gutter')});
    padding-inline: ${token('layout.gutter')};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

/** Properties of {@link StatusChips}. */
export interface StatusChipsProps {
  readonly status: OrderFilters['status'];
  /** Number of orders by status, plus `open` and `all`; undefined while not known. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onChange: (status: OrderFilters['status']) => void;
}

interface ChipProps {
  readonly label: string;
  readonly count: number | undefined;
  readonly pressed: boolean;
  readonly stage?: OrderStage;
  readonly onPress: () => void;
}

function Chip({ label, count, pressed, stage, onPress }: ChipProps): ReactElement {
  return (
    <button type="button" aria-pressed={pressed} data-stage={stage} onClick={onPress}>
      {stage && <span className="dot" aria-hidden="true" />}
      {label}
      {count !== undefined && <span className="count">{count.toLocaleString('en-GB')}</span>}
    </button>
  );
}

/** The statuses to show: those that have orders, and those that are chosen, in the order of the flows. */
function shownStatuses({ status, counts = {} }: StatusChipsProps): OrderStatusCode[] {
  const present = new Set<string>(typeof status === 'string' ? [] : status);
  for (const [code, count] of Object.entries(counts)) if (count > 0) present.add(code);
  return orderStatusCodes.filter((code) => present.has(code));
}

/** Sum over the statuses, for a server that does not count them itself. */
function countAll(counts: Readonly<Record<string, number>>): number {
  const known = Object.entries(counts).filter(([code]) => isOrderStatusCode(code));
  return counts['all'] ?? known.reduce((sum, [, count]) => sum + count, 0);
}

/** Which statuses the queue shows, with how many orders each has. */
export function StatusChips(props: StatusChipsProps): ReactElement {
  const t = useTexts(ordersTexts);
  const { status, counts, onChange } = props;
  const shown = shownStatuses(props);
  return (
    <Root role="group" aria-label={t('status')}>
      <Chip
        label={t('open')}
        count={counts?.['open']}
        pressed={status === 'open'}
        onPress={() => onChange('open')}
      />
      <Chip
        label={t('all')}
        count={counts && countAll(counts)}
        pressed={status === 'all'}
        onPress={() => onChange('all')}
      />
      {shown.length > 0 && <span className="line" aria-hidden="true" />}
      {shown.map((code) => (
        <Chip
          key={code}
          label={orderStatuses[code].name}
          count={counts && (counts[code] ?? 0)}
          stage={orderStages[code]}
          pressed={typeof status !== 'string' && status.includes(code)}
          onPress={() => onChange(toggleStatus(status, code))}
        />
      ))}
    </Root>
  );
}
