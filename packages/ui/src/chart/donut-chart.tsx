import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { numberText } from '../format/format.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { seriesStyle } from './chart-frame.tsx';
import { placeParts, shareText, type DonutPart } from './donut-parts.ts';

const Root = styled.figure.withConfig({ componentId: 'ui-donut-chart' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space.6')};
  min-width: 0;
  margin: 0;
  color: ${token('text.color')};
  font-size: ${token('type.sm')};

  .ring {
    position: relative;
    flex: none;
    width: min(100%, 12rem);
    aspect-ratio: 1;
  }
  svg {
    display: block;
    width: 100%;
    height: 100%;
    transform: rotate(-90deg);
    fill: none;
  }
  circle {
    stroke: ${token('chart.grid')};
    stroke-width: 14;
  }
  circle.part {
    stroke: var(--series);
  }
  .total {
    position: absolute;
    inset: 20%;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    color: ${token('chart.label')};
    font-size: ${token('type.xs')};
    line-height: 1.3;
    text-align: center;
  }
  .total b {
    color: ${token('text.color')};
    font-size: ${token('type.xl')};
    font-variant-numeric: tabular-nums;
  }
  table {
    flex: 1 1 14rem;
    min-width: 0;
    max-width: 24rem;
    border-collapse: collapse;
  }
  caption,
  thead {
    ${visuallyHidden}
  }
  tbody :is(th, td) {
    padding: ${token('space.2')} 0;
    border-top: ${token('border.width')} solid ${token('border.color')};
    font-weight: ${token('weight.regular')};
    text-align: start;
    vertical-align: baseline;
  }
  tbody tr:first-child > * {
    border-top: 0;
  }
  tbody td {
    padding-inline-start: ${token('space.4')};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  tbody td:last-child {
    color: ${token('text.muted')};
  }
  .key {
    display: inline-block;
    width: 0.625rem;
    height: 0.625rem;
    margin-inline-end: ${token('space.2')};
    border-radius: 3px;
    background: var(--series);
  }
`;

/** Properties of {@link DonutChart}. */
export interface DonutChartProps {
  /** Says what is drawn. */
  readonly title: string;
  readonly parts: readonly DonutPart[];
  /** Values as people read them, e.g. money. */
  readonly format?: (value: number) => string;
  /** Under the total in the middle, e.g. “orders”. */
  readonly unit?: string;
  /** Number of parts shown, 6 by default and at most; the smallest of any more are combined. */
  readonly most?: number;
  /** The name of those taken together, “Other” unless told. */
  readonly rest?: string;
}

/**
 * Parts of a whole around their total. The list beside it has every figure, and is the table for those who listen.
 *
 * @example
 * ```tsx
 * import { DonutChart } from '@omnis/ui';
 * export const Channels = () => <DonutChart title="Orders by channel" unit="orders" parts={[{ name: 'Store', value: 341 }, { name: 'Marketplace', value: 134 }]} />;
 * ```
 */
export function DonutChart({
  title,
  parts,
  format = numberText,
  unit,
  most = 6,
  rest = 'Other',
}: DonutChartProps): ReactElement {
  const placed = placeParts(parts, Math.min(6, most), rest);
  const total = placed.reduce((sum, { value }) => sum + value, 0);
  // A hair of the ground between two parts, where there are two.
  const gap = placed.length > 1 ? 0.8 : 0;
  return (
    <Root>
      <div className="ring" aria-hidden="true">
        <svg viewBox="0 0 100 100">
          <circle cx="50" cy="50" r="42" />
          {placed.map((part, at) => (
            <circle
              key={part.name}
              className="part"
              cx="50"
              cy="50"
              r="42"
              pathLength="100"
              strokeDasharray={`${Math.max(0.2, part.share - gap)} 100`}
              strokeDashoffset={-part.from}
              style={seriesStyle(at)}
            />
          ))}
        </svg>
        <div className="total">
          <b>{format(total)}</b>
          {unit}
        </div>
      </div>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Value</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {placed.map((part, at) => (
            <tr key={part.name}>
              <th scope="row" style={seriesStyle(at)}>
                <span className="key" />
                {part.name}
              </th>
              <td>{format(part.value)}</td>
              <td>{shareText(part.share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
