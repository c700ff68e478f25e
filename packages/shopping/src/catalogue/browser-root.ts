import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** A list of products with its filters, its order and its pages. */
export const BrowserRoot = styled.div.withConfig({ componentId: 'shop-browser' })`
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  margin-inline: auto;
  padding: ${token('space.6')} ${token('layout.gutter')} 0;

  > .intro {
    display: grid;
    /* No wider than the screen, however long a word somebody searches for. */
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.3')};
    max-width: 46rem;
    margin-bottom: ${token('space.8')};
  }
  > .intro > p {
    color: ${token('text.muted')};
    font-size: ${token('type.lg')};
  }
  .toolbar {
    position: sticky;
    /* Above the hearts of the cards (3), which pass below it. */
    z-index: 4;
    top: ${token('layout.header.mobile')};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space.4')};
    min-height: 3.5rem;
    margin-inline: calc(-1 * ${token('layout.gutter')});
    margin-bottom: ${token('space.4')};
    padding-inline: ${token('layout.gutter')};
    border-block: ${token('border.width')} solid ${token('border.color')};
    background: ${token('page.background')};
    font-size: ${token('type.sm')};
  }
  .toolbar[data-bare] {
    position: static;
    min-height: 0;
    border: 0;
  }
  .filters[hidden] {
    display: none;
  }
  @media (max-height: 30rem) {
    .toolbar {
      position: static;
    }
  }
  .count {
    color: ${token('text.muted')};
    font-variant-numeric: tabular-nums;
  }
  .filter {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-height: 2.75rem;
    padding: 0 ${token('space.3')} 0 0;
    border: 0;
    background: none;
    font-weight: ${token('weight.medium')};
  }
  .filter svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  .filter b {
    min-width: 1.25rem;
    border-radius: ${token('radius.full')};
    background: ${token('text.color')};
    color: ${token('page.background')};
    font-size: ${token('type.xs')};
    line-height: 1.25rem;
    text-align: center;
  }
  .sort {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    margin-inline-start: auto;
  }
  .sort span {
    color: ${token('text.muted')};
  }
  .sort select {
    appearance: none;
    min-height: 2.75rem;
    max-width: 12rem;
    /* As wide as its choice where browsers can. */
    field-sizing: content;
    padding: 0 1.5rem 0 0;
    border: 0;
    background: none;
    font-weight: ${token('weight.medium')};
    cursor: pointer;
  }
  .sort option {
    background: ${token('surface.overlay')};
    color: ${token('text.color')};
  }
  .sort svg {
    position: absolute;
    inset-inline-end: 0;
    width: 1rem;
    height: 1rem;
    pointer-events: none;
  }
  .filters,
  .apply-sort {
    display: none;
  }
  @media (scripting: none) {
    /* The filters, with a button of their own, stand below the products. */
    .apply-sort {
      display: block;
      min-height: 2.75rem;
      border: 0;
      background: none;
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    .body {
      display: flex;
      flex-direction: column;
    }
    .filters {
      display: block;
      order: 1;
      margin-top: ${token('space.8')};
    }
    .filter {
      display: none;
    }
  }
  .results {
    min-width: 0;
    transition: opacity ${token('motion.base')} ${token('motion.ease')};
  }
  .results:focus {
    outline: none;
  }
  .results[aria-busy='true'] {
    opacity: 0.45;
  }
  .pages {
    display: grid;
    justify-content: center;
    margin-top: ${token('space.12')};
  }
  .results .more {
    display: grid;
    justify-content: center;
    min-height: 3rem;
    margin-top: ${token('space.12')};
  }
  @media not (scripting: none) {
    .pages[data-endless] {
      display: none;
    }
  }
  ${media.down('sm')} {
    .sort span {
      display: none;
    }
    .pages {
      justify-content: stretch;
    }
  }
  ${media.up('md')} {
    .toolbar {
      top: ${token('layout.header.default')};
    }
  }
  ${media.up('lg')} {
    .body {
      display: grid;
      grid-template-columns: 14.5rem minmax(0, 1fr);
      gap: ${token('space.10')};
      align-items: start;
    }
    .body[data-plain] {
      grid-template-columns: minmax(0, 1fr);
    }
    .toolbar {
      position: static;
      margin-inline: 0;
      margin-bottom: ${token('space.6')};
      padding-inline: 0;
    }
    .filter {
      display: none;
    }
    /* As long as it is: in a scroller of its own, whole filters would stay unseen. */
    .filters {
      display: block;
      order: 0;
      margin-top: 0;
    }
    .body:not([data-plain]) .results ul[role='list'] {
      --b-least: 28%;
    }
  }
`;
