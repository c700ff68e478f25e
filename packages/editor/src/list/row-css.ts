import { media, token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** The look of the lines of the block list. */
export const rowCss = css`
  .page-row,
  .row {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 2.75rem;
    border: 0;
    border-radius: ${token('radius.md')};
    background: none;
    color: inherit;
    font-size: ${token('type.sm')};
    text-align: start;
  }
  .page-row {
    gap: ${token('space.2')};
    padding: 0 ${token('space.3')};
    margin-bottom: ${token('space.2')};
    font-weight: ${token('weight.medium')};
  }
  .page-row svg,
  .row .icon {
    flex: none;
    width: 1.0625rem;
    height: 1.0625rem;
    color: ${token('text.muted')};
  }
  .row {
    position: relative;
    padding-inline-start: calc(var(--depth) * 1.25rem);
  }
  .row[data-dragging] {
    z-index: 1;
    background: ${token('surface.overlay')};
    box-shadow: ${token('shadow.md')};
  }
  /* Keeps the names of a level under each other. */
  .row > span.fold {
    flex: none;
    width: 1.5rem;
  }
  .row > button {
    flex: none;
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 2.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('text.muted')};
  }
  .row > button svg {
    width: 1rem;
    height: 1rem;
  }
  /* As wide as a finger needs. */
  @media (pointer: coarse) {
    .row > .handle,
    .row > button:last-of-type {
      width: 2.5rem;
    }
    .row > button.fold,
    .row > span.fold {
      width: 1.75rem;
    }
  }
  .row > .handle {
    cursor: grab;
    touch-action: none;
  }
  .row > .handle:disabled {
    cursor: default;
    opacity: 0.35;
  }
  .row > button.fold {
    width: 1.5rem;
  }
  .row > .fold svg {
    transition: rotate ${token('motion.fast')} ${token('motion.ease')};
  }
  .row > .fold[aria-expanded='true'] svg {
    rotate: 90deg;
  }
  .row > .choose {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    width: auto;
    min-width: 0;
    padding: ${token('space.1')} ${token('space.2')};
    border-radius: ${token('radius.sm')};
    color: inherit;
    text-align: start;
    line-height: 1.3;
  }
  .choose span {
    overflow: hidden;
    max-width: 100%;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .choose .name {
    font-weight: ${token('weight.medium')};
  }
  .choose .words {
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
  .row[data-hidden] .choose {
    opacity: 0.55;
  }
  .row > .fault {
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-inline-end: ${token('space.1')};
    color: ${token('error.text')};
  }
  .page-row[aria-current],
  .row[data-selected] {
    background: ${token('surface.selected')};
  }
  ${media.hover} {
    .page-row:hover,
    .row:hover {
      background: ${token('surface.hover')};
    }
    .page-row[aria-current]:hover,
    .row[data-selected]:hover {
      background: ${token('surface.selected')};
    }
  }
`;
