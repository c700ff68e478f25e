import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** An invoice: a sheet on the screen, and the sheet alone on paper. */
export const InvoiceRoot = styled.div.withConfig({ componentId: 'shop-invoice' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.6')};
  max-width: 56rem;
  margin-inline: auto;
  padding: ${token('space.8')} ${token('layout.gutter')} 0;

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
    align-items: center;
  }
  .tools > :first-child {
    margin-inline-end: auto;
  }
  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.8')};
    overflow-wrap: anywhere;
    padding: clamp(1.25rem, 4vw, 3rem);
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
    font-size: ${token('type.sm')};
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.6')};
    justify-content: space-between;
  }
  h1 {
    margin-bottom: ${token('space.3')};
    font-size: ${token('type.3xl')};
  }
  h2 {
    margin-bottom: ${token('space.1')};
    font: ${token('weight.bold')} ${token('type.sm')} / 1.5 ${token('text.font')};
    letter-spacing: 0;
    text-transform: none;
  }
  .seller {
    text-align: end;
  }
  address,
  .muted,
  small {
    color: ${token('text.muted')};
  }
  address {
    font-style: normal;
    white-space: pre-line;
  }
  .parties {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    gap: ${token('space.6')};
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${token('type.sm')};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${token('space.3')} 0 ${token('space.3')} ${token('space.4')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    text-align: end;
    vertical-align: top;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  thead th {
    color: ${token('text.muted')};
    font-weight: ${token('weight.regular')};
    white-space: nowrap;
  }
  tbody th {
    font-weight: ${token('weight.regular')};
  }
  td {
    white-space: nowrap;
  }
  th small {
    display: block;
  }
  tr {
    break-inside: avoid;
  }
  .credit {
    display: grid;
    gap: ${token('space.4')};
    padding-top: ${token('space.6')};
    border-top: ${token('border.width')} solid ${token('border.color')};
    break-inside: avoid;
  }
  .sums {
    display: grid;
    grid-template-columns: auto auto;
    gap: ${token('space.2')} ${token('space.6')};
    justify-content: end;
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .sums dd {
    margin: 0;
    white-space: nowrap;
  }
  .sums .total {
    padding-top: ${token('space.2')};
    font-weight: ${token('weight.bold')};
    font-size: ${token('type.lg')};
  }
  ${media.down('sm')} {
    .seller {
      text-align: start;
    }
    .tools > :first-child {
      flex-basis: 100%;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${token('space.1')} ${token('space.4')};
      padding-block: ${token('space.3')};
      border-bottom: ${token('border.width')} solid ${token('border.color')};
    }
    tbody th,
    tbody td {
      padding: 0;
      border: 0;
    }
    tbody th,
    tbody .amount {
      grid-row: 1;
    }
    tbody .amount {
      grid-column: 2;
    }
    tbody td:not(.amount) {
      grid-column: 1 / -1;
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${token('space.4')};
      color: ${token('text.muted')};
    }
    tbody td:not(.amount)::before {
      content: attr(data-label);
    }
    tbody td:empty {
      display: none;
    }
  }
  @media print {
    padding: 0;
    /* Whatever the theme and the time of day: black on white. */
    color-scheme: light;
    color: CanvasText;

    .tools {
      display: none;
    }
    .sheet {
      padding: 0;
      border: 0;
      background: Canvas;
    }
    .sheet * {
      color: CanvasText;
    }
  }
`;
