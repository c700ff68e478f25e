import { useMemo, type ReactElement } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { Lines } from '../../parts/lines.tsx';
import { readProperties, type ReadProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { BarChart, DonutChart, LineChart } from './graph-charts.tsx';
import { readPoints, wholeParts } from './graph.limits.ts';
import { GraphRoot } from './graph-root.ts';
import { useBlockLocale, useBlockText } from '../../text/block-text.ts';
import { graphProperties } from './graph.properties.ts';

export default function Graph({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(graphProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const say = useBlockText();
  const kind = properties.chartType;
  const points = readPoints(properties.points);
  const isEmpty = (kind === 'donut' ? wholeParts(points) : points).length === 0;
  if (isEmpty && mode === 'native') return null;
  const { title, copy, source } = properties;
  return (
    <GraphRoot aria-label={title === '' ? say('Graph') : undefined}>
      {(title !== '' || copy !== '') && (
        <figcaption>
          {title !== '' && <h2>{title}</h2>}
          <Lines text={copy} />
        </figcaption>
      )}
      {isEmpty ? (
        <p className="note">There are no figures here yet. Shoppers do not see this block until there are.</p>
      ) : (
        <Chart kind={kind} properties={properties} points={points} />
      )}
      {source !== '' && <p className="source">{say('Source: {source}', { source })}</p>}
    </GraphRoot>
  );
}

interface KindProps {
  readonly kind: ReadProperties<typeof graphProperties>['chartType'];
  readonly properties: ReadProperties<typeof graphProperties>;
  readonly points: ReturnType<typeof readPoints>;
}

function Chart({ kind, properties, points }: KindProps): ReactElement {
  const locale = useBlockLocale();
  const numbers = useMemo(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }), [locale]);
  const { prefix, unit } = properties;
  const format = (value: number): string =>
    `${value < 0 ? '−' : ''}${prefix}${numbers.format(Math.abs(value))}${/^[\p{L}\d]/u.test(unit) ? ' ' : ''}${unit}`;
  switch (kind) {
    case 'bar':
      return <BarChart points={points} format={format} />;
    case 'line':
      return <LineChart points={points} format={format} />;
    case 'donut':
      return <DonutChart points={points} format={format} />;
  }
}
