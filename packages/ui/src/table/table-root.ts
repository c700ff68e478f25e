import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { boxCss } from '../field/choice-css.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The one styled element of a table. */
export const TableRoot = styled.div.withConfig({ componentId: 'ui-table' })`
  min-width: 0;
  overflow-x: auto;

  table {
    width: 100%;
    font-size: ${token('type.sm')};
    line-height: 1.45;
  }
  caption {
    padding: ${token('space.3')} ${token('space.4')};
    font-weight: ${token('weight.bold')};
    text-align: start;
  }
  caption[data-hidden] {
    ${visuallyHidden}
  }
  th,
  td {
    padding: ${token('space.3')} ${token('space.4')};
    text-align: start;
    vertical-align: middle;
    font-weight: ${token('weight.regular')};
  }
  tr > :first-child {
    padding-inline-start: var(--table-edge, ${token('space.4')});
  }
  tr > :last-child {
    padding-inline-end: var(--table-edge, ${token('space.4')});
  }
  tbody th {
    font-weight: ${token('weight.medium')};
  }
  thead th {
    padding-block: ${token('space.2')};
    background: ${token('table.head')};
    color: ${token('table.headColor')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
    white-space: nowrap;
  }
  thead button {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.1')};
    min-height: 2.5rem;
    margin-block: -0.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: inherit;
  }
  thead button:hover,
  thead th[aria-sort='ascending'] button,
  thead th[aria-sort='descending'] button {
    color: ${token('text.color')};
  }
  thead button svg {
    width: 0.875rem;
    height: 0.875rem;
  }
  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [data-align='center'] {
    text-align: center;
  }
  td[data-align='end'] > [data-shape] {
    margin-inline-start: auto;
  }
  td[data-align='center'] > [data-shape] {
    margin-inline: auto;
  }
  tbody tr {
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  tbody tr:hover {
    background: ${token('surface.hover')};
  }
  tbody tr[data-selected] {
    background: ${token('surface.selected')};
  }
  tbody tr.empty:hover {
    background: none;
  }
  .select {
    width: 2.5rem;
    padding-inline-end: 0;
  }
  .select input {
    ${boxCss}
    position: relative;
    cursor: pointer;
  }
  /* The box is small, what a finger has to meet is not. */
  .select input::after {
    content: '';
    position: absolute;
    inset: -0.75rem;
  }
  td.actions {
    width: 1%;
    padding-block: ${token('space.1')};
    text-align: end;
    white-space: nowrap;
  }
  th.actions > span {
    ${visuallyHidden}
  }
  &[data-loading] tbody tr:hover {
    background: none;
  }
  &[data-loading] tbody {
    opacity: 0.6;
  }

  &[data-scrolls] {
    max-height: var(--table-height);
    overflow: auto;
    overscroll-behavior: contain;
  }
  &[data-scrolls]:focus-visible {
    outline-offset: -2px;
  }
  &[data-scrolls] thead th {
    position: sticky;
    z-index: 1;
    top: 0;
    box-shadow: inset 0 calc(-1 * ${token('border.width')}) ${token('border.color')};
  }
  /* A head over rows has to be opaque, whatever the theme gives it. */
  &[data-scrolls] thead th {
    background: linear-gradient(${token('table.head')} 0 0), ${token('surface.base')};
  }
  &[data-virtual] tbody tr:not(.gap) {
    height: var(--row-height);
  }
  /* Columns must not move while other rows come into view. */
  &[data-virtual] table {
    min-width: 46rem;
    table-layout: fixed;
  }
  &[data-virtual] .select {
    width: 3.75rem;
  }
  &[data-virtual] :is(tbody th, tbody td) {
    overflow: hidden;
    padding-block: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  tr.gap,
  tr.gap:hover {
    border: 0;
    background: none;
  }
  tr.gap td {
    padding: 0;
    border: 0;
  }

  ${media.down('md')} {
    /* Without weight of its own: lists that lay out their rows themselves have to win. */
    &:where(:not([data-scrolls])) {
      overflow: visible;

      table,
      tbody,
      tbody tr,
      tbody th,
      tbody td {
        display: block;
      }
      thead {
        ${visuallyHidden}
      }
      tbody {
        display: grid;
        gap: 0;
      }
      tbody tr {
        position: relative;
        display: grid;
        gap: ${token('space.1')} ${token('space.4')};
        padding: ${token('space.4')} var(--table-edge, ${token('space.4')});
      }
      tbody tr:first-child {
        border-top: 0;
      }
      tbody tr > th,
      tbody tr > td,
      tbody tr > [data-align] {
        padding: 0;
        text-align: start;
      }
      tbody tr > :first-child,
      tbody tr > :last-child {
        padding-inline: 0;
      }
      tbody th {
        font-size: ${token('type.md')};
        font-weight: ${token('weight.bold')};
        order: -1;
      }
      tbody tr:has(.select) > th,
      tbody tr:has(.select) > td:nth-child(2) {
        padding-inline-end: 2.5rem;
      }
      tbody td[data-label]:not([data-label='']) {
        display: grid;
        grid-template-columns: minmax(6rem, 36%) minmax(0, 1fr);
        gap: ${token('space.3')};
        justify-items: start;
      }
      tbody td[data-label]:not([data-label=''])::before {
        content: attr(data-label);
        color: ${token('text.muted')};
      }
      tbody td > [data-shape],
      tbody td[data-align] > [data-shape] {
        max-width: 60%;
        margin-inline: 0;
      }
      tbody [data-wide-only] {
        display: none !important;
      }
      tbody .select {
        position: absolute;
        top: ${token('space.2')};
        inset-inline-end: ${token('space.3')};
        width: auto;
        padding: ${token('space.2')};
      }
      /* It stands close to the row's button here. */
      tbody .select input {
        width: 1.5rem;
        height: 1.5rem;
      }
      tbody tr > td.actions {
        width: auto;
        padding-top: ${token('space.2')};
        text-align: start;
      }
      /* A single icon stands beside the title. */
      tbody tr > td.actions:has(> [data-square]:only-child) {
        position: absolute;
        top: ${token('space.2')};
        inset-inline-end: ${token('space.2')};
        padding: 0;
      }
      tr:has(> td.actions > [data-square]:only-child) > .select {
        inset-inline-end: ${token('space.12')};
      }
    }
  }
`;
