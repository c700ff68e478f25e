import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { linesCss } from '../basket/line-css.ts';

/** A page on which something is done with an order that stands. */
export const AfterSaleRoot = styled.div.withConfig({ componentId: 'shop-after-sale' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
  max-width: 46rem;
  margin-inline: auto;
  padding: ${token('space.10')} ${token('layout.gutter')} 0;

  &[data-narrow] {
    max-width: 36rem;
  }
  .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.3')};
  }
  .head p,
  .quiet {
    color: ${token('text.muted')};
  }
  .number {
    font-size: ${token('type.sm')};
    font-variant-numeric: tabular-nums;
  }
  h2 {
    margin-bottom: ${token('space.3')};
    font-size: ${token('type.xl')};
  }
  form,
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.5')};
  }
  .pair {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token('space.4')};
    align-items: start;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
    align-items: center;
  }
  .change > .choice {
    flex: 1 1 12rem;
  }
  .sum-up {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.6')};
    font-variant-numeric: tabular-nums;
  }
  .sum-up strong {
    font-size: ${token('type.lg')};
  }
  .apart {
    padding-top: ${token('space.8')};
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  .apart p {
    margin-bottom: ${token('space.4')};
    color: ${token('text.muted')};
  }
  ${linesCss}
  .line[data-out] .picture {
    opacity: 0.5;
  }
  .line[data-out] :is(.name, .sum) {
    color: ${token('text.muted')};
    text-decoration: line-through;
  }
  ${media.down('sm')} {
    .actions > * {
      flex: 1 1 100%;
    }
  }
  ${media.up('lg')} {
    padding-top: ${token('space.16')};
  }
`;
