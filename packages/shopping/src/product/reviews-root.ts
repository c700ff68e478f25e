import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The part of a product’s page where its buyers speak. */
export const ReviewsRoot = styled.section.withConfig({ componentId: 'shop-reviews' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
  scroll-margin-top: 6rem;

  header p {
    margin-top: ${token('space.2')};
    color: ${token('text.muted')};
  }
  .paged:focus {
    outline: none;
  }
  .sum {
    display: grid;
    gap: ${token('space.4')};
    align-content: start;
  }
  .average {
    display: flex;
    align-items: center;
    gap: ${token('space.4')};
  }
  .average strong {
    font-family: ${token('heading.font')};
    font-size: ${token('type.4xl')};
    font-weight: ${token('heading.weight')};
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  .average small {
    display: block;
    margin-top: ${token('space.1')};
    color: ${token('text.muted')};
  }
  .bars {
    display: grid;
    grid-template-columns: max-content 1fr minmax(2.5rem, max-content);
    gap: ${token('space.2')} ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-variant-numeric: tabular-nums;
  }
  .bars li {
    display: grid;
    /* As wide as the longest of its language. */
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  .bars i {
    height: 0.375rem;
    border-radius: ${token('radius.full')};
    background: linear-gradient(
      to right,
      ${token('rating.star')} var(--share),
      ${token('progress.track')} var(--share)
    );
    print-color-adjust: exact;
  }
  @media (forced-colors: active) {
    .bars i {
      border: 1px solid CanvasText;
      background: linear-gradient(to right, CanvasText var(--share), Canvas var(--share));
      forced-color-adjust: none;
    }
  }
  .bars b {
    font-weight: ${token('weight.regular')};
    text-align: end;
  }
  .list {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.6')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .list > li {
    padding-bottom: ${token('space.6')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
  }
  .list h3 {
    margin-top: ${token('space.3')};
    font: ${token('weight.bold')} ${token('type.md')} / 1.4 ${token('text.font')};
    letter-spacing: 0;
    text-transform: none;
  }
  .list .body {
    margin-top: ${token('space.1')};
    white-space: pre-line;
    unicode-bidi: plaintext;
    max-width: ${token('layout.prose.width')};
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    overflow-wrap: anywhere;
    align-items: center;
    gap: ${token('space.1')} ${token('space.3')};
    margin-top: ${token('space.3')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .by span {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.1')};
  }
  .by svg {
    width: 1rem;
    height: 1rem;
    color: ${token('success.text')};
  }
  .own {
    margin-top: ${token('space.6')};
    color: ${token('text.muted')};
  }
  nav {
    margin-top: ${token('space.6')};
  }
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${token('space.10')} ${token('space.16')};

    header,
    > [role='alert'] {
      grid-column: 1 / -1;
    }
  }
`;
