import type { ReactElement } from 'react';
import { Donut, seriesColor } from '../../parts/donut.tsx';
import { keyed } from '../../parts/keys.ts';
import { wholePercents } from '../../read/whole-percents.ts';
import { cssVariables } from '../../parts/style.ts';
import { roundUp, valueRange, wholeParts, type Point } from './graph.limits.ts';
import { useBlockText } from '../../text/block-text.ts';

/** Properties of all charts. */
export interface ChartProps {
  readonly points: readonly Point[];
  /** A value as it is read. */
  readonly format: (value: number) => string;
}

/** A row for each value, which words of any length and a phone have room in. */
export function BarChart({ points, format }: ChartProps): ReactElement {
  const { min, max } = valueRange(points);
  const place = (value: number): number => (value - min) / (max - min);
  return (
    <ul
      role="list"
      className="bars"
      data-signed={min < 0 ? '' : undefined}
      style={min < 0 ? cssVariables({ '--b-zero': place(0).toFixed(4) }) : undefined}
    >
      {keyed(points, ({ label }) => label).map(({ key, item: { label, value, color } }) => (
        <li key={key}>
          <span className="name">{label}</span>
          <span className="value">{format(value)}</span>
          <span className="track" aria-hidden="true">
            <span
              style={cssVariables({
                '--b-from': place(Math.min(0, value)).toFixed(4),
                '--b-length': (place(Math.max(0, value)) - place(Math.min(0, value))).toFixed(4),
                '--b-part': color,
              })}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The course of values over time; its table holds them all. */
export function LineChart({ points, format }: ChartProps): ReactElement {
  const say = useBlockText();
  const range = valueRange(points);
  const top = roundUp(range.max);
  const foot = -roundUp(-range.min);
  const height = (value: number): string => (100 - ((value - foot) / (top - foot)) * 100).toFixed(2);
  const across = (index: number): string =>
    (points.length === 1 ? 50 : (index / (points.length - 1)) * 100).toFixed(2);
  const course = points.map(({ value }, index) => `${across(index)} ${height(value)}`).join('L');
  const last = points.at(-1);
  return (
    <>
      <div className="plot" aria-hidden="true">
        <div className="heights">
          {[0, 0.5, 1].map((part) => (
            <span key={part}>{format(foot + (top - foot) * part)}</span>
          ))}
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="grid" d="M0 0H100M0 50H100M0 100H100" />
          <path className="area" d={`M${across(0)} ${height(0)}L${course}V${height(0)}Z`} />
          <path className="line" d={`M${course}`} />
          {last !== undefined && (
            <path className="dot" d={`M${across(points.length - 1)} ${height(last.value)}h0`} />
          )}
        </svg>
        <div className="names">
          {keyed(axisNames(points), (label) => label).map(({ key, item }) => (
            <span key={key}>{item}</span>
          ))}
        </div>
      </div>
      <details>
        <summary>{say('Show the figures')}</summary>
        <Figures points={points} format={format} />
      </details>
    </>
  );
}

/** The first, the last and the one between, which a phone has room for. */
function axisNames(points: readonly Point[]): readonly string[] {
  const { length } = points;
  const shown = length % 2 === 1 && length > 2 ? [0, (length - 1) / 2, length - 1] : [0, length - 1];
  return [...new Set(shown)].map((index) => points[index]?.label ?? '');
}

function Figures({ points, format }: ChartProps): ReactElement {
  const say = useBlockText();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('Name')}</th>
          <th scope="col">{say('Value')}</th>
        </tr>
      </thead>
      <tbody>
        {keyed(points, ({ label }) => label).map(({ key, item }) => (
          <tr key={key}>
            <th scope="row">{item.label}</th>
            <td>{format(item.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Parts of a whole with a legend that says the same in words. */
export function DonutChart({ points, format }: ChartProps): ReactElement {
  const say = useBlockText();
  const parts = wholeParts(points, say('Other'));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const percents = wholePercents(parts.map(({ value }) => value));
  const drawn = parts.map(({ label, value, color }, index) => ({
    label,
    value,
    share: value / total,
    percent: percents[index] ?? 0,
    color: color ?? seriesColor(index),
  }));
  return (
    <div className="whole">
      <Donut parts={drawn}>
        <strong>{format(total)}</strong>
      </Donut>
      <ul role="list" className="legend">
        {keyed(drawn, ({ label }) => label).map(({ key, item }) => (
          <li key={key} style={cssVariables({ '--b-part': item.color })}>
            <span>{item.label}</span>
            <span className="value">{format(item.value)}</span>
            <span className="percent">{item.percent}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
