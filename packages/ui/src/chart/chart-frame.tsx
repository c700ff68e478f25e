import { token } from '@omnis/theme/react';
import {
  useId,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { numberText } from '../format/format.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ChartRoot } from './chart-root.ts';
import { labelStep, positionOn, type Axis } from './scale.ts';

/** One line or set of bars. */
export interface ChartSeries {
  readonly name: string;
  /** One value for each label. */
  readonly values: readonly number[];
}

/** Props shared by the charts. */
export interface ChartProps {
  /** Says what is drawn. */
  readonly title: string;
  readonly showTitle?: boolean;
  /** Description of the chart, for those who cannot see it. */
  readonly description?: string;
  /** Along the foot, e.g. days. */
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Values as people read them, e.g. money. */
  readonly format?: (value: number) => string;
  /** A CSS length, 16rem unless told. */
  readonly height?: string;
  /** `table`: the figures as a table in place of the drawing, which assistive technology has either way. */
  readonly view?: 'chart' | 'table';
}

interface FrameProps extends ChartProps {
  readonly axis: Axis;
  /** Lines and areas, in a field of 100 by 100. */
  readonly children?: ReactNode;
  /** Bars, placed by percentages over the same field. */
  readonly bars?: ReactNode;
  /** True when the first and the last point lie on the edges (lines); false when half a step inside (bars). */
  readonly edges: boolean;
}

const colours = [1, 2, 3, 4, 5, 6] as const;

/** The colour of a series; the seventh has that of the first again. */
export const seriesColour = (at: number): string => token(`chart.${colours[at % 6] ?? 1}`);

/** A custom property that carries the colour of a series. */
export const seriesStyle = (at: number): Record<`--${string}`, string> => ({ '--series': seriesColour(at) });

/** Title, axes, legend, values under the pointer and the table for those who listen; the charts draw inside. */
export function ChartFrame(props: FrameProps): ReactElement {
  const {
    title,
    showTitle = false,
    description,
    labels,
    series,
    format = numberText,
    height = '16rem',
    view = 'chart',
    axis,
    edges,
    children,
    bars,
  } = props;
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  const count = labels.length;
  const centre = (at: number): number =>
    edges ? (at / Math.max(1, count - 1)) * 100 : ((at + 0.5) / count) * 100;
  const point = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = box.width > 0 ? (event.clientX - box.left) / box.width : 0;
    const at = edges ? Math.round(share * (count - 1)) : Math.floor(share * count);
    setActive(Math.min(count - 1, Math.max(0, at)));
  };
  const step = (event: KeyboardEvent<HTMLDivElement>): void => {
    const to = pointAfter(event.key, active, count);
    if (to === undefined) return;
    event.preventDefault();
    setActive(to);
  };
  const every = labelStep(count, 7);
  const crowded = crowdOf(
    labels.filter((_, at) => at % every === 0),
    edges,
  );
  const widest = axis.ticks.map(format).reduce((a, b) => (b.length > a.length ? b : a), '');
  const style: Record<`--${string}`, string> = { '--chart-height': height };
  const table = <Figures {...{ id, title, description, labels, series, format }} />;
  if (view === 'table')
    return (
      <ChartRoot style={style}>
        {showTitle && <figcaption aria-hidden="true">{title}</figcaption>}
        <div className="table" role="group" aria-label={title}>
          {table}
        </div>
      </ChartRoot>
    );
  return (
    <ChartRoot style={style}>
      {showTitle && <figcaption aria-hidden="true">{title}</figcaption>}
      {series.length > 1 && <Legend series={series} />}
      <div className="field">
        <div className="ticks" aria-hidden="true">
          <span className="sizer">{widest}</span>
          {axis.ticks.map((tick) => (
            <span key={tick} data-at="" style={{ bottom: `${positionOn(axis, tick) * 100}%` }}>
              {format(tick)}
            </span>
          ))}
        </div>
        <div
          className="plot"
          role="slider"
          tabIndex={0}
          {...sliderProps({ title, labels, series, format }, active)}
          onKeyDown={step}
          onBlur={() => setActive(null)}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setActive(null)}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
            {axis.ticks.map((tick) => {
              const y = 100 - positionOn(axis, tick) * 100;
              return (
                <line
                  key={tick}
                  className="grid"
                  data-zero={tick === 0 ? '' : undefined}
                  x1="0"
                  x2="100"
                  y1={y}
                  y2={y}
                />
              );
            })}
            {children}
          </svg>
          {active !== null && (
            <Tip
              {...{
                at: active,
                left: centre(active),
                band: edges ? null : 100 / count,
                labels,
                series,
                format,
              }}
            />
          )}
          {bars}
        </div>
        <div className="labels" aria-hidden="true" data-ends={edges ? '' : undefined} data-crowded={crowded}>
          {labels.map((label, at) =>
            at % every === 0 ? (
              <span
                key={`${at} ${label}`}
                data-odd={(at / every) % 2 === 1 ? '' : undefined}
                data-last={at === count - 1 && at > 0 ? '' : undefined}
                style={{ left: `${centre(at)}%` }}
              >
                {label}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <VisuallyHidden block>{table}</VisuallyHidden>
    </ChartRoot>
  );
}

type TableProps = Pick<ChartProps, 'title' | 'description' | 'labels' | 'series'> & {
  readonly id: string;
  readonly format: (value: number) => string;
};

function Figures({ id, title, description, labels, series, format }: TableProps): ReactElement {
  return (
    <>
      <table aria-describedby={description ? `${id}-text` : undefined}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {series.map((each) => (
              <th key={each.name} scope="col">
                {each.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, at) => (
            <tr key={`${at} ${label}`}>
              <th scope="row">{label}</th>
              {series.map((each) => (
                <td key={each.name}>{format(each.values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {description && <p id={`${id}-text`}>{description}</p>}
    </>
  );
}

/** The point that a key leads to; null puts the values away, undefined: the key is none of the chart's. */
export function pointAfter(key: string, active: number | null, count: number): number | null | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, active === null ? 0 : active + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, active === null ? last : active - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return active === null ? undefined : null;
    default:
      return undefined;
  }
}

/** The plot for the keyboard: arrow keys walk its points, whose values are read out. */
function sliderProps(
  { title, labels, series, format }: Pick<TableProps, 'title' | 'labels' | 'series' | 'format'>,
  active: number | null,
) {
  const at = active ?? 0;
  const values = series.map((each) => `${each.name} ${format(each.values[at] ?? 0)}`);
  return {
    'aria-label': title,
    'aria-valuemin': 0,
    'aria-valuemax': Math.max(0, labels.length - 1),
    'aria-valuenow': at,
    'aria-valuetext': `${labels[at] ?? ''}: ${values.join(', ')}`,
  } as const;
}

/**
 * Way to place labels that do not fit beside each other: times are read from their neighbours, so every other one may
 * go; bars have names, which take turns on two lines.
 */
function crowdOf(labels: readonly string[], edges: boolean): 'thin' | 'turns' | undefined {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  // In pixels: letters of 6, a gap of 8, a plot of 240.
  if (labels.length * (longest * 6 + 8) <= 240) return undefined;
  return edges ? 'thin' : 'turns';
}

function Legend({ series }: { readonly series: readonly ChartSeries[] }): ReactElement {
  return (
    <div className="legend" aria-hidden="true">
      {series.map((each, at) => (
        <span key={each.name} style={seriesStyle(at)}>
          <span className="key" />
          {each.name}
        </span>
      ))}
    </div>
  );
}

interface TipProps extends Pick<ChartProps, 'labels' | 'series'> {
  readonly at: number;
  readonly left: number;
  /** Width of the label's band in per cent, where a line would hide what it marks. */
  readonly band: number | null;
  readonly format: (value: number) => string;
}

function Tip({ at, left, band, labels, series, format }: TipProps): ReactElement {
  const side = left > 60 ? { right: `calc(${100 - left}% + 0.75rem)` } : { left: `calc(${left}% + 0.75rem)` };
  const cursor: CSSProperties & Record<`--${string}`, string> = {
    left: `${left}%`,
    ...(band === null ? {} : { '--cursor-width': `${band}%` }),
  };
  return (
    <>
      <div className="cursor" data-band={band === null ? undefined : ''} style={cursor} />
      <div className="tip" style={side}>
        <b>{labels[at]}</b>
        {series.map((each, index) => (
          <span key={each.name} style={seriesStyle(index)}>
            <span className="key" />
            {each.name}
            <i>{format(each.values[at] ?? 0)}</i>
          </span>
        ))}
      </div>
    </>
  );
}
