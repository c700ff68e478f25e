import type { ReactElement } from 'react';
import { numberText } from '../format/format.ts';
import { ChartRoot } from './chart-root.ts';
import { shareText } from './donut-parts.ts';

/** A step of a {@link FunnelChart}. */
export interface FunnelStep {
  readonly name: string;
  readonly value: number;
}

/** Properties of {@link FunnelChart}. */
export interface FunnelChartProps {
  /** Says what is drawn. */
  readonly title: string;
  /** From the first to the last. */
  readonly steps: readonly FunnelStep[];
  /** Heads of the columns, as the reader's language has them. */
  readonly heads?: { readonly step: string; readonly value: string; readonly share: string };
  /** Values as people read them. */
  readonly format?: (value: number) => string;
}

const plainHeads = { step: 'Step', value: 'Count', share: 'Share' };

/** Width of a bar, 0 to 100; a step can be above the first where its start was not counted. */
const widthOf = (value: number, first: number): number =>
  first > 0 ? Math.min(100, Math.max(0, (value / first) * 100)) : 0;

/**
 * Shows how many of those who began come to each step. It is a table whose bars are drawn beside its figures, so that
 * everyone reads it the same way.
 *
 * @example
 * ```tsx
 * import { FunnelChart } from '@omnis/ui';
 * export const example = () => (
 *   <FunnelChart title="From visit to order" steps={[{ name: 'Visits', value: 1200 }, { name: 'Orders', value: 31 }]} />
 * );
 * ```
 */
export function FunnelChart({
  title,
  steps,
  heads = plainHeads,
  format = numberText,
}: FunnelChartProps): ReactElement {
  const first = steps[0]?.value ?? 0;
  return (
    <ChartRoot>
      <table className="funnel">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.step}</th>
            <td className="bar" />
            <th scope="col" className="end">
              {heads.value}
            </th>
            <th scope="col" className="end">
              {heads.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="bar" aria-hidden="true">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                  <rect className="rest" width="100" height="10" rx="1" />
                  <rect width={widthOf(value, first)} height="10" rx="1" />
                </svg>
              </td>
              <td className="end">{format(value)}</td>
              <td className="end">{shareText(first > 0 ? (value / first) * 100 : 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ChartRoot>
  );
}
