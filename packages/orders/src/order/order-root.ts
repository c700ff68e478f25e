import { media, token } from '@omnis/theme/react';
import { textButtonCss } from '@omnis/shop-kit';
import { linesCss } from '@omnis/shopping';
import { styled } from 'styled-components';

/** An order's page. */
export const OrderRoot = styled.div.withConfig({ componentId: 'shop-order' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.10')};
  max-width: 68rem;
  margin-inline: auto;
  padding: ${token('space.10')} ${token('layout.gutter')} 0;

  .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.3')};
    max-width: 42rem;
  }
  .head .number {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-variant-numeric: tabular-nums;
  }
  .head p:last-child {
    color: ${token('text.muted')};
    font-size: ${token('type.lg')};
  }
  .panel {
    padding: min(${token('space.6')}, 6.4vw);
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
  }
  .push {
    margin-top: ${token('space.6')};
    padding-top: ${token('space.5')};
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  .push:empty {
    display: none;
  }
  .waiting {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    margin-bottom: ${token('space.5')};
    font-size: ${token('type.sm')};
  }
  h2 {
    font-size: ${token('type.xl')};
  }
  h3 {
    margin-bottom: ${token('space.2')};
    font: ${token('weight.bold')} ${token('type.sm')} / 1.5 ${token('text.font')};
    letter-spacing: 0;
    text-transform: none;
  }
  .body h2 {
    margin-bottom: ${token('space.4')};
  }
  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.8')};
    align-content: start;
  }
  .side dl > div {
    flex-wrap: wrap;
  }
  .fate {
    grid-column: 2 / -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  .after {
    display: grid;
    gap: ${token('space.2')};
    margin: ${token('space.2')} 0 0;
    font-variant-numeric: tabular-nums;
  }
  .after > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.4')};
  }
  .after > :last-child {
    font-weight: ${token('weight.bold')};
  }
  .refunds {
    display: grid;
    gap: ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .refunds li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token('space.4')};
  }
  .refunds strong {
    grid-area: 1 / 2;
    font-variant-numeric: tabular-nums;
  }
  /* Never beside the one before it: a second line would take all the width for itself. */
  .refunds small {
    grid-column: 1 / -1;
    color: ${token('text.muted')};
  }
  .actions {
    display: grid;
    gap: ${token('space.3')};
  }
  .actions ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.6')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .actions li > * {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    font: inherit;
    font-size: ${token('type.sm')};
    cursor: pointer;
    ${textButtonCss}
  }
  .actions li:empty {
    display: none;
  }
  address {
    font-style: normal;
    white-space: pre-line;
  }
  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    gap: ${token('space.6')};
    font-size: ${token('type.sm')};
  }
  .facts p,
  .facts address {
    color: ${token('text.muted')};
  }
  .facts .note {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .log {
    display: grid;
    gap: ${token('space.3')};
    margin: ${token('space.4')} 0 0;
    padding: 0;
    list-style: none;
    font-size: ${token('type.sm')};
  }
  .log li {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: 0 ${token('space.4')};
  }
  .log time {
    color: ${token('text.muted')};
    font-variant-numeric: tabular-nums;
  }
  .log small {
    grid-column: 2;
    color: ${token('text.muted')};
  }
  ${linesCss}
  ${media.down('sm')} {
    .log li {
      grid-template-columns: minmax(0, 1fr);
    }
    .log small {
      grid-column: 1;
    }
  }
  ${media.up('lg')} {
    padding-top: ${token('space.16')};

    .body {
      display: grid;
      grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
      gap: ${token('space.16')};
      align-items: start;
    }
  }
  ${media.down('lg')} {
    .side {
      margin-top: ${token('space.8')};
    }
  }
  /* Nothing can be pressed on paper; and it is black on white, whatever the theme and the time of day. */
  @media print {
    padding: 0;
    color-scheme: light;

    /* What stands in it has colours of its own. */
    * {
      color: CanvasText !important;
    }

    .actions,
    .push,
    .facts p:has(> a[href^='/update-address']) {
      display: none;
    }
    .line,
    .facts {
      break-inside: avoid;
    }
  }
`;
