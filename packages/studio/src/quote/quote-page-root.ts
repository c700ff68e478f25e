import { media, token } from '@omnis/theme/react';
import { OrderRoot } from '@omnis/orders';
import { styled } from 'styled-components';

/** The page of a quote: an order's page with prices by size, and what can be answered. */
export const QuotePageRoot = styled(OrderRoot).withConfig({ componentId: 'shop-quote-page' })`
  .quote-table {
    container-type: inline-size;
  }
  .quote-lines {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .quote-lines th,
  .quote-lines td {
    padding: ${token('space.3')} 0;
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    text-align: end;
  }
  .quote-lines th:first-child {
    text-align: start;
  }
  .quote-lines thead th {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  .quote-lines tbody th {
    font-weight: ${token('weight.medium')};
  }
  /* Letters twice as large on a phone leave no room for four columns: each row is a list then. */
  @container (max-width: 15rem) {
    .quote-lines thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .quote-lines tbody tr {
      display: grid;
    }
    .quote-lines tbody td {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${token('space.4')};
    }
    .quote-lines tbody td::before {
      content: attr(data-label);
      color: ${token('text.muted')};
    }
  }
  .answer,
  .answer-form,
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
  }
  .answer-form {
    max-width: 32rem;
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
  }
  ${media.down('sm')} {
    .answers > * {
      width: 100%;
    }
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space.4')};
    align-items: start;
  }
  .mockup {
    width: min(100%, 45rem);
  }
  .message {
    margin: 0;
    padding-inline-start: ${token('space.4')};
    border-inline-start: 3px solid ${token('border.strong')};
    font-size: ${token('type.lg')};
    white-space: pre-line;
  }
  .until {
    margin-top: ${token('space.3')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .next {
    display: grid;
    gap: ${token('space.3')};
    margin: 0;
    padding-inline-start: 1.25rem;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .facts img {
    width: 10rem;
  }
  .facts p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
