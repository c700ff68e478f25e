import { token } from '@omnis/theme/react';
import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { numberText } from '../format/format.ts';
import { linePath } from './scale.ts';

const Root = styled.svg.withConfig({ componentId: 'ui-sparkline' })`
  display: inline-block;
  width: var(--sparkline-width);
  height: 2rem;
  overflow: visible;
  vertical-align: middle;
  fill: none;
  stroke: ${token('chart.1')};
  stroke-width: 2;
  stroke-linejoin: round;
  stroke-linecap: round;

  &[data-tone='up'] {
    stroke: ${token('success.color')};
  }
  &[data-tone='down'] {
    stroke: ${token('error.color')};
  }
  path {
    vector-effect: non-scaling-stroke;
  }
`;

/** Properties of {@link Sparkline}. */
export interface SparklineProps {
  /** Title of the values. */
  readonly title: string;
  readonly values: readonly number[];
  readonly format?: (value: number) => string;
  /** `plain` unless told. */
  readonly tone?: 'plain' | 'up' | 'down';
  /** A CSS length, 6rem unless told. */
  readonly width?: string;
}

/**
 * The course of a value, in the size of a word. Beside it stands the value itself.
 *
 * @example
 * ```tsx
 * import { Sparkline } from '@omnis/ui';
 * export const example = () => <Sparkline title="Visits, last week" values={[120, 132, 101, 134]} tone="up" />;
 * ```
 */
export function Sparkline({
  title,
  values,
  format = numberText,
  tone = 'plain',
  width = '6rem',
}: SparklineProps): ReactElement | null {
  const id = useId();
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return null;
  const low = Math.min(...values);
  const high = Math.max(...values);
  const positions = values.map((value) => (high === low ? 0.5 : (value - low) / (high - low)));
  const style: Record<`--${string}`, string> = { '--sparkline-width': width };
  return (
    <Root
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      viewBox="0 -4 100 108"
      preserveAspectRatio="none"
      data-tone={tone}
      style={style}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc
        id={`${id}-text`}
      >{`From ${format(first)} to ${format(last)}, lowest ${format(low)}, highest ${format(high)}`}</desc>
      <path d={linePath(values.length === 1 ? [0.5, 0.5] : positions)} />
    </Root>
  );
}
