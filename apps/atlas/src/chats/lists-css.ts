import { media, token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** The lists of chats at the side. */
export const listsCss = css`
  .lists {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    border-inline-end: ${token('border.width')} solid ${token('border.color')};
  }
  .find {
    display: grid;
    gap: ${token('space.2')};
    padding: ${token('space.3')} ${token('space.3')} 0;
  }
  .tabbed,
  .tabbed > * {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
    min-width: 0;
  }
  .lists .list {
    flex: none;
    gap: 0;
    padding-inline: ${token('space.2')};
  }
  .lists .tab {
    gap: ${token('space.1')};
    padding-inline: ${token('space.2')};
    font-size: ${token('type.sm')};
  }
  .lists .panel {
    flex: 1;
    min-height: 0;
    padding-top: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .entry {
    position: relative;
    display: flex;
    gap: ${token('space.3')};
    padding: ${token('space.3')} ${token('space.4')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    color: inherit;
    text-decoration: none;
  }
  .entry:hover {
    background: ${token('surface.hover')};
  }
  .entry[aria-current] {
    background: ${token('surface.selected')};
    box-shadow: inset 3px 0 ${token('primary.text')};
  }
  .entry:focus-visible {
    outline-offset: calc(-1 * ${token('focus.width')});
  }
  .entry .words {
    flex: 1;
    min-width: 0;
  }
  .entry .line {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space.2')};
    font-size: ${token('type.sm')};
    line-height: 1.4;
  }
  .entry .name,
  .entry .place,
  .entry .said {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .entry .name {
    font-size: ${token('type.md')};
    font-weight: ${token('weight.medium')};
  }
  .entry .quiet,
  .entry .when {
    color: ${token('card.muted')};
    font-size: ${token('type.xs')};
  }
  .entry .when {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  .when[data-urgency] {
    padding: 0 0.4em;
    border-radius: ${token('radius.full')};
    background: ${token('surface.hover')};
    color: ${token('text.color')};
    font-weight: ${token('weight.medium')};
    line-height: 1.6;
  }
  .when[data-urgency='long'] {
    background: ${token('warning.background')};
    color: ${token('warning.text')};
  }
  .when[data-urgency='too-long'] {
    background: ${token('error.background')};
    color: ${token('error.text')};
  }
  .unread {
    flex: none;
    min-width: 1.25rem;
    padding: 0 0.3125rem;
    border-radius: ${token('radius.full')};
    background: ${token('badge.countBackground')};
    color: ${token('badge.countColor')};
    font: ${token('weight.bold')} ${token('type.xs')} / 1.25rem ${token('text.font')};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .entry:has(.unread) .said {
    font-weight: ${token('weight.medium')};
  }
  .who {
    position: relative;
    flex: none;
    align-self: start;
    line-height: 0;
  }
  .presence {
    position: absolute;
    inset-inline-end: -1px;
    bottom: -1px;
    width: 0.8125rem;
    height: 0.8125rem;
    border: 2px solid ${token('card.background')};
    border-radius: 50%;
    background: ${token('border.strong')};
  }
  .presence[data-here] {
    background: ${token('success.color')};
  }
  .stale {
    padding: ${token('space.2')} ${token('space.4')};
    background: ${token('warning.background')};
    color: ${token('warning.text')};
    font-size: ${token('type.sm')};
  }
  .lists nav {
    padding: ${token('space.3')};
  }
  ${media.down('md')} {
    .lists {
      border-inline-end: 0;
    }
  }
`;
