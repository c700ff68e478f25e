import type { ReactElement } from 'react';
import { ChartFrame, seriesStyle, type ChartProps } from './chart-frame.tsx';
import { axisFor, positionOn } from './scale.ts';

/** Values beside each other as bars, one group a label. */
export function BarChart(props: ChartProps): ReactElement {
  const { labels, series } = props;
  const axis = axisFor(series.flatMap((each) => each.values));
  const zero = positionOn(axis, 0);
  const slot = 100 / Math.max(1, labels.length);
  const width = (slot * 0.68) / Math.max(1, series.length);
  return (
    <ChartFrame {...props} axis={axis} edges={false}>
      {series.map((each, index) => (
        <g key={each.name} style={seriesStyle(index)} fill="var(--series)">
          {each.values.slice(0, labels.length).map((value, at) => {
            const top = positionOn(axis, value);
            return (
              <rect
                key={labels[at]}
                x={at * slot + slot * 0.16 + index * width}
                y={100 - Math.max(top, zero) * 100}
                width={width * (series.length > 1 ? 0.9 : 1)}
                height={Math.abs(top - zero) * 100}
              />
            );
          })}
        </g>
      ))}
    </ChartFrame>
  );
}
