import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { panelTitleCss } from '../../parts/panel-title-css.ts';
import { donutCss } from '../../parts/donut.tsx';
import { noteCss, unseenCss } from '../../parts/note-css.ts';

/** A graph on a surface of its own, which its colours are checked against. */
export const GraphRoot = styled.figure.withConfig({ componentId: 'block-graph' })`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token('space.5')};
  height: 100%;
  padding: clamp(${token('space.5')}, 5%, ${token('space.8')});
  border: ${token('card.borderWidth')} solid ${token('card.border')};
  border-radius: ${token('card.radius')};
  box-shadow: ${token('card.shadow')};
  background: ${token('surface.base')};
  color: ${token('text.color')};
  container-type: inline-size;

  > figcaption h2 {
    color: inherit;
    ${panelTitleCss}
    font-size: ${token('type.xl')};
    line-height: 1.25;
    text-wrap: balance;
  }
  > figcaption p {
    max-width: 60ch;
    margin-top: ${token('space.1')};
    color: ${token('text.muted')};
    line-height: 1.5;
  }
  .value {
    font-weight: ${token('weight.medium')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .source {
    margin-top: auto;
    color: ${token('chart.label')};
    font-size: ${token('type.xs')};
  }

  .bars {
    display: grid;
    gap: ${token('space.4')};
  }
  .bars > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${token('space.1')} ${token('space.4')};
    font-size: ${token('type.sm')};
    line-height: 1.35;
  }
  .bars .track {
    position: relative;
    grid-column: 1 / -1;
    height: 0.625rem;
    border-radius: ${token('radius.sm')};
    background: ${token('progress.track')};
  }
  .bars .track > span {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--b-from) * 100%);
    width: max(2px, calc(var(--b-length) * 100%));
    border-radius: inherit;
    background: var(--b-part, ${token('chart.1')});
  }
  /* Where a value may be below nothing, its bar begins at a line. */
  .bars[data-signed] .track {
    background: none;
  }
  .bars[data-signed] .track::before {
    content: '';
    position: absolute;
    inset-block: -0.25rem;
    inset-inline-start: calc(var(--b-zero) * 100%);
    border-inline-start: 1px solid ${token('border.strong')};
  }
  @container (min-width: 36rem) {
    .bars {
      grid-template-columns: fit-content(30%) minmax(0, 1fr) auto;
      column-gap: ${token('space.5')};
    }
    .bars > li {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: center;
    }
    .bars .track {
      grid-area: 1 / 2;
      height: 1rem;
    }
    .bars[data-signed] .track::before {
      inset-block: -0.5rem;
    }
    .bars .value {
      grid-area: 1 / 3;
      text-align: end;
    }
  }

  .plot {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space.2')} ${token('space.3')};
    color: ${token('chart.label')};
    font-size: ${token('type.xs')};
    font-variant-numeric: tabular-nums;
  }
  .plot > .heights {
    display: flex;
    flex-direction: column-reverse;
    justify-content: space-between;
    /* Each stands beside its line. */
    margin-block: -0.75em;
    line-height: 1.5;
    text-align: end;
  }
  .plot > svg {
    display: block;
    width: 100%;
    height: clamp(11rem, 30cqi, 18rem);
    overflow: visible;
  }
  .plot .grid {
    stroke: ${token('chart.grid')};
    vector-effect: non-scaling-stroke;
  }
  .plot .area {
    fill: var(--b-part, ${token('chart.1')});
    opacity: 0.1;
  }
  .plot .line,
  .plot .dot {
    fill: none;
    stroke: var(--b-part, ${token('chart.1')});
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .plot .dot {
    stroke-width: 7;
  }
  .plot > .names {
    position: relative;
    grid-column: 2;
    display: flex;
    justify-content: space-between;
    gap: ${token('space.2')};
  }

  .whole {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${token('space.6')} ${token('space.8')};
  }
  ${donutCss}
  .middle strong {
    font-size: ${token('type.2xl')};
    font-variant-numeric: tabular-nums;
  }
  .legend {
    flex: 1 1 13rem;
    display: grid;
  }
  .legend > li {
    display: flex;
    align-items: baseline;
    gap: ${token('space.3')};
    padding-block: ${token('space.2')};
    border-bottom: 1px solid ${token('border.color')};
    font-size: ${token('type.sm')};
  }
  .legend > li:last-child {
    border-bottom: 0;
  }
  .legend > li::before {
    content: '';
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    border-radius: ${token('radius.sm')};
    background: var(--b-part);
  }
  .legend .value {
    margin-inline-start: auto;
  }
  .legend .percent {
    min-width: 3.5ch;
    color: ${token('text.muted')};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  details > summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    color: ${token('link.color')};
    font-size: ${token('type.sm')};
    text-decoration: underline;
    text-underline-offset: 0.3em;
    list-style: none;
    cursor: pointer;
  }
  details > summary::-webkit-details-marker {
    display: none;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${token('type.sm')};
  }
  :is(th, td) {
    padding: ${token('space.2')} 0;
    border-bottom: 1px solid ${token('border.color')};
    font-weight: ${token('weight.regular')};
    text-align: start;
  }
  :is(th, td):last-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  thead th {
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
  ${unseenCss}
  ${noteCss}
  ${media.down('sm')} {
    .middle strong {
      font-size: ${token('type.xl')};
    }
  }
`;
