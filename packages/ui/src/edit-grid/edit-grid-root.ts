import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** A grid that scrolls sideways in itself, with its rows' names staying in sight. */
export const EditGridRoot = styled.div.withConfig({ componentId: 'ui-edit-grid' })`
  min-width: 0;

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.4')};
    padding: 0 ${token('card.padding')} ${token('space.3')};
  }
  .hint {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .scroll {
    position: relative;
    max-height: 36rem;
    overflow: auto;
    border-block-start: ${token('border.width')} solid ${token('border.color')};
  }
  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: ${token('type.sm')};
  }
  th,
  td {
    border-block-end: ${token('border.width')} solid ${token('border.color')};
    text-align: start;
    vertical-align: top;
  }
  th {
    padding: ${token('space.2')} ${token('space.3')};
    background: ${token('surface.base')};
    font-weight: ${token('weight.medium')};
  }
  thead th {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    color: ${token('text.muted')};
    white-space: nowrap;
  }
  tbody th {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    max-width: 10rem;
    min-width: 6.5rem;
    overflow-wrap: anywhere;
  }
  thead th:first-child {
    z-index: 3;
    inset-inline-start: 0;
  }
  td {
    border-inline-start: ${token('border.width')} solid ${token('border.color')};
  }
  input,
  select {
    width: 100%;
    min-height: 2.5rem;
    padding: ${token('space.2')} ${token('space.3')};
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
  }
  input[data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  input:focus-visible,
  select:focus-visible {
    outline: 2px solid ${token('focus.color')};
    outline-offset: -2px;
  }
  [aria-invalid='true'] {
    background: ${token('error.background')};
  }
  .fault {
    display: block;
    padding: 0 ${token('space.3')} ${token('space.2')};
    color: ${token('error.text')};
  }
`;
