import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The one styled element of a chart. */
export const ChartRoot = styled.figure.withConfig({ componentId: 'ui-chart' })`
  position: relative;
  min-width: 0;
  margin: 0;
  color: ${token('chart.label')};
  font-size: ${token('type.xs')};

  figcaption {
    margin-bottom: ${token('space.3')};
    color: ${token('text.color')};
    font-size: ${token('type.md')};
    font-weight: ${token('weight.bold')};
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')} ${token('space.4')};
    margin-bottom: ${token('space.3')};
  }
  .legend span {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
  }
  .key {
    flex: none;
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 3px;
    background: var(--series);
  }
  .field {
    container-type: inline-size;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space.2')} ${token('space.3')};
  }
  .ticks {
    position: relative;
    height: var(--chart-height);
  }
  .ticks span {
    display: block;
    text-align: end;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  /* The widest tick makes the column's width; the others lie over it. */
  .ticks span[data-at] {
    position: absolute;
    right: 0;
    transform: translateY(50%);
    white-space: nowrap;
  }
  .ticks .sizer {
    visibility: hidden;
    height: 0;
    overflow: hidden;
  }
  .plot {
    position: relative;
    height: var(--chart-height);
    touch-action: pan-y;
  }
  .table {
    max-height: calc(var(--chart-height) + 3rem);
    overflow: auto;
    color: ${token('text.color')};
    font-size: ${token('type.sm')};
  }
  .table table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .table caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .table :is(th, td) {
    padding: ${token('space.2')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    text-align: end;
    font-weight: ${token('weight.regular')};
    white-space: nowrap;
  }
  .table th:first-child {
    text-align: start;
  }
  .funnel {
    width: 100%;
    border-collapse: collapse;
    color: ${token('text.color')};
    font-size: ${token('type.sm')};
    font-variant-numeric: tabular-nums;
  }
  .funnel caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .funnel :is(th, td) {
    padding: ${token('space.2')} ${token('space.2')} ${token('space.2')} 0;
    font-weight: ${token('weight.regular')};
    text-align: start;
  }
  .funnel thead th {
    color: ${token('chart.label')};
    font-size: ${token('type.xs')};
  }
  .funnel .bar {
    width: 50%;
  }
  .funnel svg {
    display: block;
    width: 100%;
    height: 1.75rem;
  }
  .funnel rect {
    fill: ${token('chart.1')};
  }
  .funnel .rest {
    fill: ${token('chart.grid')};
  }
  .funnel .end {
    text-align: end;
  }
  .plot svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .grid {
    stroke: ${token('chart.grid')};
    vector-effect: non-scaling-stroke;
  }
  .grid[data-zero] {
    stroke: ${token('border.strong')};
  }
  .labels {
    grid-column: 2;
    position: relative;
    height: 1.2em;
  }
  .labels span {
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
  }
  .labels[data-ends] span:first-child {
    transform: none;
  }
  .labels[data-ends] span[data-last] {
    transform: translateX(-100%);
  }
  /* In a narrow place every other label makes room for its neighbours. */
  @container (max-width: 27rem) {
    [data-crowded='thin'] > span[data-odd] {
      display: none;
    }
    [data-crowded='turns'] {
      height: 2.6em;
    }
    [data-crowded='turns'] > span[data-odd] {
      top: 1.4em;
    }
  }
  .cursor {
    position: absolute;
    inset-block: 0;
    width: var(--cursor-width, 1px);
    background: ${token('border.strong')};
    transform: translateX(-50%);
    pointer-events: none;
  }
  .cursor[data-band] {
    background: ${token('surface.hover')};
  }
  .group {
    position: absolute;
    inset-block: 0;
    display: flex;
    justify-content: center;
    gap: min(3px, 6%);
    /* Of the group's own width: per cents alone are of the whole plot, and left narrow groups no room for their bars. */
    padding-inline: min(calc(var(--slot) * 0.12), 1.5rem);
  }
  .group > span {
    position: relative;
    flex: 1;
    max-width: 2.75rem;
  }
  .group > span > i {
    position: absolute;
    inset-inline: 0;
    bottom: var(--bar-from);
    height: var(--bar-size);
    border-radius: 3px 3px 0 0;
    background: var(--series);
  }
  .group > span > i[data-below] {
    border-radius: 0 0 3px 3px;
  }
  .tip {
    position: absolute;
    top: ${token('space.2')};
    z-index: 1;
    min-width: 7rem;
    padding: ${token('space.2')} ${token('space.3')};
    border-radius: ${token('radius.md')};
    background: ${token('tooltip.background')};
    color: ${token('tooltip.color')};
    box-shadow: ${token('shadow.md')};
    line-height: 1.6;
    white-space: nowrap;
    pointer-events: none;
  }
  .tip b {
    display: block;
  }
  .tip span {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
  }
  .tip i {
    margin-inline-start: auto;
    padding-inline-start: ${token('space.3')};
    font-style: normal;
    font-variant-numeric: tabular-nums;
    font-weight: ${token('weight.bold')};
  }
`;
