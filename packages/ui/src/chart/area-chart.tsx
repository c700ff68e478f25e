import { useId, type ReactElement } from 'react';
import { ChartFrame, seriesColour, seriesStyle, type ChartProps } from './chart-frame.tsx';
import { axisFor, linePath, positionOn } from './scale.ts';

/**
 * Values over time as lines; the first has a filled area, the others are thinner and dashed, for comparison. Drawn on
 * the server too: nothing is measured.
 *
 * @example
 * ```tsx
 * import { AreaChart } from '@omnis/ui';
 * export const Sales = () => <AreaChart title="Orders a day" labels={['Mon', 'Tue', 'Wed']} series={[{ name: 'Orders', values: [12, 18, 9] }]} />;
 * ```
 */
export function AreaChart(props: ChartProps): ReactElement {
  const { series } = props;
  const fill = useId();
  const axis = axisFor(series.flatMap((each) => each.values));
  const zero = 100 - positionOn(axis, 0) * 100;
  const paths = series.map((each) => linePath(each.values.map((value) => positionOn(axis, value))));
  const [first] = paths;
  return (
    <ChartFrame {...props} axis={axis} edges>
      <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={seriesColour(0)} stopOpacity="0.24" />
        <stop offset="1" stopColor={seriesColour(0)} stopOpacity="0.02" />
      </linearGradient>
      {first && <path d={`${first}L100 ${zero}L0 ${zero}Z`} fill={`url(#${fill})`} />}
      {paths
        .map((path, at) => (
          <path
            key={series[at]?.name ?? at}
            d={path}
            style={seriesStyle(at)}
            stroke="var(--series)"
            strokeWidth={at === 0 ? 2 : 1.5}
            strokeDasharray={at === 0 ? undefined : '4 4'}
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))
        // The first series lies on top.
        .toReversed()}
    </ChartFrame>
  );
}
