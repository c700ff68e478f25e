import type { CSSProperties, ReactElement } from 'react';
import { ChartFrame, seriesStyle, type ChartProps } from './chart-frame.tsx';
import { axisFor, positionOn, type Axis } from './scale.ts';

function barStyle(axis: Axis, value: number, at: number): Record<`--${string}`, string> {
  const zero = positionOn(axis, 0);
  const top = positionOn(axis, value);
  return {
    ...seriesStyle(at),
    '--bar-from': `${Math.min(zero, top) * 100}%`,
    '--bar-size': `${Math.abs(top - zero) * 100}%`,
  };
}

/** The place of a group, in per cent of the plot. */
function slotStyle(at: number, slot: number): CSSProperties & Record<`--${string}`, string> {
  return { left: `${at * slot}%`, width: `${slot}%`, '--slot': `${slot}%` };
}

/**
 * Values beside each other as bars, one group a label.
 *
 * @example
 * ```tsx
 * import { BarChart } from '@omnis/ui';
 * export const example = () => <BarChart title="Units sold" labels={['Tee', 'Mug']} series={[{ name: 'Units', values: [128, 19] }]} />;
 * ```
 */
export function BarChart(props: ChartProps): ReactElement {
  const { labels, series } = props;
  const axis = axisFor(series.flatMap((each) => each.values));
  const slot = 100 / Math.max(1, labels.length);
  const bars = labels.map((label, at) => (
    <div key={`${at} ${label}`} className="group" style={slotStyle(at, slot)}>
      {series.map((each, index) => {
        const value = each.values[at] ?? 0;
        return (
          <span key={each.name}>
            <i data-below={value < 0 ? '' : undefined} style={barStyle(axis, value, index)} />
          </span>
        );
      })}
    </div>
  ));
  return <ChartFrame {...props} axis={axis} edges={false} bars={bars} />;
}
