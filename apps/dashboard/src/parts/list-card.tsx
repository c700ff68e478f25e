import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { coverLinkCss } from './cover-link-css.ts';

/** Around a list: its tools on top, its rows, its pages. The first link of a row spans the row. */
export const ListCard = styled.section.withConfig({ componentId: 'dashboard-list-card' })`
  --table-edge: ${token('space.4')};
  overflow: hidden;
  border: ${token('border.width')} solid ${token('card.border')};
  border-radius: ${token('card.radius')};
  background: ${token('card.background')};
  box-shadow: ${token('card.shadow')};

  > .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.4')};
    padding: ${token('space.3')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
  }
  > .tools .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    min-width: 0;
  }
  > .tools > * {
    min-width: 0;
    max-width: 100%;
  }
  > .tools .search {
    flex: 1 1 11rem;
    min-width: 0;
  }
  tbody tr {
    position: relative;
  }
  a.row-link {
    ${coverLinkCss}
    font-weight: ${token('weight.medium')};
  }
  /* The box that selects a row stands above the link that spans it. */
  tbody .select {
    position: relative;
    z-index: 1;
  }
  /* Something else to do with a row, above the link that spans it. */
  .row-tool {
    position: relative;
    z-index: 1;
    display: inline-grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    margin-block: calc(-1 * ${token('space.2')});
    padding: 0;
    border: 0;
    border-radius: ${token('radius.md')};
    background: none;
    color: ${token('text.muted')};
  }
  .row-tool:hover {
    background: ${token('surface.hover')};
    color: ${token('text.color')};
  }
  .named {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-width: 0;
  }
  .named small,
  .quiet {
    color: ${token('text.muted')};
    font-weight: ${token('weight.regular')};
  }
  .named > span {
    min-width: 0;
  }
  .named > .wide {
    flex: none;
  }
  .named small {
    display: block;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.4')};
    padding: ${token('space.2')} ${token('space.4')};
    border-top: ${token('border.width')} solid ${token('border.color')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    min-height: 3.25rem;
  }
  .foot nav {
    flex: none;
  }
  ${media.up('lg')} {
    > .tools > .search,
    > .tools > .row {
      flex: 1 1 18rem;
      max-width: 28rem;
    }
    /* Room for a search and two choices in one line. */
    > .tools > .row {
      max-width: 34rem;
    }
    > .tools > .row.end {
      justify-content: flex-end;
    }
  }
  .narrow {
    display: none;
  }
  ${media.down('md')} {
    .narrow {
      display: inline;
    }
    .wide {
      display: none;
    }
    &[data-compact] .named small {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .foot {
      justify-content: center;
    }
    /* What stays of a row reads without its heads: name and note, and two values at the end. */
    &[data-compact] tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      padding-block: ${token('space.3')};
    }
    &[data-compact] tbody th {
      grid-row: 1 / span 2;
      min-width: 0;
      font-size: ${token('type.sm')};
    }
    &[data-compact] tbody td[data-label]:not([data-label='']) {
      display: block;
      grid-column: 2;
      text-align: end;
    }
    &[data-compact] tbody td[data-label]:not([data-label=''])::before {
      content: none;
    }
    &[data-selectable] tbody tr:has(> .select) {
      grid-template-columns: auto minmax(0, 1fr) auto;
      column-gap: ${token('space.3')};
    }
    &[data-selectable] tbody .select {
      position: relative;
      inset: auto;
      grid-row: 1 / span 2;
      grid-column: 1;
      padding: 0;
    }
    &[data-selectable] tbody tr:has(> .select) > th,
    &[data-selectable] tbody tr:has(> .select) > td:nth-child(2) {
      grid-column: 2;
      padding-inline-end: 0;
    }
    &[data-selectable] tbody tr:has(> .select) > td[data-label]:not([data-label='']) {
      grid-column: 3;
    }
    /* Below the name, so that it keeps its column. */
    &[data-selectable] tbody tr:has(> .select) > td:has(> .row-tool) {
      grid-column: 2 / -1;
      justify-self: end;
    }
    &[data-compact] tbody tr.empty {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
