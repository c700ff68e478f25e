import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { OrderRoot } from '../order/order-root.ts';

/** The page of a quote: an order's page with prices by size, and what can be answered. */
export const QuotePageRoot = styled(OrderRoot).withConfig({ componentId: 'shop-quote-page' })`
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
