import type { ReactElement } from 'react';
import { ChartFrame, seriesStyle, type ChartProps } from './chart-frame.tsx';
import { axisFor, linePath, positionOn } from './scale.ts';

/**
 * Several values over time, each as a line of the same weight. For one that matters beside one to compare with, there is
 * {@link AreaChart}.
 *
 * @example
 * ```tsx
 * import { LineChart } from '@omnis/ui';
 * export const Visits = () => (
 *   <LineChart title="Visits a day" labels={['Mon', 'Tue']} series={[{ name: 'Search', values: [120, 132] }, { name: 'Email', values: [80, 75] }]} />
 * );
 * ```
 */
export function LineChart(props: ChartProps): ReactElement {
  const { series } = props;
  const axis = axisFor(series.flatMap((each) => each.values));
  return (
    <ChartFrame {...props} axis={axis} edges>
      {series.map((each, at) => (
        <path
          key={each.name}
          d={linePath(each.values.map((value) => positionOn(axis, value)))}
          style={seriesStyle(at)}
          stroke="var(--series)"
          strokeWidth={2}
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </ChartFrame>
  );
}
