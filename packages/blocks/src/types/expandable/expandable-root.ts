import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { panelTitleCss } from '../../parts/panel-title-css.ts';
import { headCss } from '../../parts/head-css.ts';
import { noteCss } from '../../parts/note-css.ts';
import { proseCss } from '../../rich-text/prose-css.ts';

/** Questions between hairlines, or each in a box of its own. */
export const ExpandableRoot = styled.section.withConfig({ componentId: 'block-expandable' })`
  ${headCss}
  ${proseCss}
  ${noteCss}

  interpolate-size: allow-keywords;

  > .head {
    margin-bottom: ${token('space.5')};
  }
  details {
    border-top: 1px solid ${token('border.color')};
  }
  > .questions > details:last-child {
    border-bottom: 1px solid ${token('border.color')};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.5')};
    min-height: 4rem;
    padding-block: ${token('space.4')};
    border-radius: ${token('radius.sm')};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > :is(h2, h3) {
    max-width: 60ch;
    color: inherit;
    ${panelTitleCss}
    font-size: ${token('type.lg')};
    line-height: 1.35;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  summary > .sign {
    position: relative;
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-inline-end: ${token('space.1')};
    color: ${token('primary.text')};
  }
  .sign::before,
  .sign::after {
    content: '';
    position: absolute;
    inset: calc(50% - 0.75px) 0;
    height: 1.5px;
    background: currentColor;
    transition: rotate ${token('motion.base')} ${token('motion.ease')};
  }
  .sign::after {
    rotate: 90deg;
  }
  details[open] > summary > .sign::before {
    rotate: 180deg;
  }
  details[open] > summary > .sign::after {
    rotate: 180deg;
  }
  .answer {
    display: grid;
    gap: ${token('space.5')};
    padding-bottom: ${token('space.6')};
    color: ${token('text.muted')};
    line-height: 1.65;
  }
  .answer > .nested {
    position: relative;
    min-width: 0;
  }
  details::details-content {
    height: 0;
    overflow: hidden;
    transition:
      height ${token('motion.base')} ${token('motion.ease')},
      content-visibility ${token('motion.base')} allow-discrete;
  }
  details[open]::details-content {
    height: auto;
  }
  /* Nobody can open on paper what is closed. */
  @media print {
    details::details-content {
      height: auto;
      content-visibility: visible;
      transition: none;
    }
    summary > .sign {
      display: none;
    }
  }

  &[data-boxed] > .questions {
    display: grid;
    gap: ${token('space.3')};
  }
  &[data-boxed] details,
  &[data-boxed] > .questions > details:last-child {
    border: ${token('card.borderWidth')} solid ${token('card.border')};
    border-radius: ${token('card.radius')};
    background: ${token('card.background')};
    color: ${token('card.color')};
  }
  &[data-boxed] summary,
  &[data-boxed] .answer {
    padding-inline: ${token('space.5')};
  }
  &[data-boxed] .answer {
    color: ${token('card.muted')};
  }

  ${media.hover} {
    summary:hover > :is(h2, h3) {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }
  }
  /* The title stands beside its questions where there is room for both. */
  ${media.up('lg')} {
    &[data-beside] {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: ${token('space.6')};
    }
    &[data-beside] > .head {
      align-content: start;
      margin: ${token('space.3')} 0 0;
    }
  }
`;
