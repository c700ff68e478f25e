import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { css } from 'styled-components';
import { cssVariables } from './style.ts';
import { keyed } from './keys.ts';

/** A part of a whole as a chart draws it. */
export interface ChartPart {
  readonly label: string;
  /** 0 to 1 of the whole. */
  readonly share: number;
  /** A token or a checked hex colour. */
  readonly color: string;
}

/** Colours of the series of a chart, in their order. */
export const seriesColors: readonly string[] = [
  token('chart.1'),
  token('chart.2'),
  token('chart.3'),
  token('chart.4'),
  token('chart.5'),
  token('chart.6'),
];

/** The colour of a part by its place. */
export function seriesColor(index: number): string {
  return seriesColors[index % seriesColors.length] ?? token('chart.1');
}

/** How a donut looks, for the class `donut` inside a styled root. */
export const donutCss = css`
  .donut {
    position: relative;
    flex: none;
    width: min(100%, 15rem);
    aspect-ratio: 1;
  }
  .donut svg {
    width: 100%;
    height: 100%;
    rotate: -90deg;
    fill: none;
    stroke-width: 4.5;
  }
  .donut circle {
    stroke: var(--b-part);
  }
  .donut > .middle {
    position: absolute;
    inset: 22%;
    display: grid;
    place-content: center;
    justify-items: center;
    text-align: center;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
`;

/** Parts of a whole around a hole, for decoration: its legend says the same in words. */
export function Donut({
  parts,
  children,
}: {
  parts: readonly ChartPart[];
  children?: ReactElement;
}): ReactElement {
  const arcs = parts.map((part, index) => ({
    ...part,
    from: parts.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  }));
  return (
    <div className="donut" aria-hidden="true">
      <svg viewBox="0 0 36.5 36.5">
        {keyed(arcs, ({ label }) => label).map(({ key, item }) => {
          // A gap between neighbours, unless the part is smaller than the gap or the only one.
          const length = Math.max(item.share * 100 - (parts.length > 1 ? 0.7 : 0), 0.2);
          return (
            <circle
              key={key}
              cx="18.25"
              cy="18.25"
              // A circle of 100 around.
              r="15.9155"
              strokeDasharray={`${length.toFixed(3)} ${(100 - length).toFixed(3)}`}
              strokeDashoffset={(-item.from * 100).toFixed(3)}
              style={cssVariables({ '--b-part': item.color })}
            />
          );
        })}
      </svg>
      {children !== undefined && <div className="middle">{children}</div>}
    </div>
  );
}
