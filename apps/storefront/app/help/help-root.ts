import { proseCss } from '@omnis/blocks';
import { media, token } from '@omnis/theme/react';
import { proseTableCss, unfoldedCss } from '@omnis/shopping';
import { styled } from 'styled-components';

/** A page of the help: one styled root for what all of them are made of. */
export const HelpRoot = styled.div.withConfig({ componentId: 'shop-help' })`
  ${proseCss}
  ${proseTableCss}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 6vw, 4rem);
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  margin-inline: auto;
  padding: ${token('space.8')} ${token('layout.gutter')} 0;

  .intro {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
    max-width: 44rem;
  }
  .intro > p {
    color: ${token('text.muted')};
    font-size: ${token('type.lg')};
  }
  section > h2 {
    margin-bottom: ${token('space.4')};
    font-size: ${token('type.2xl')};
  }
  .plain-list {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .lines > li {
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  .lines > li:last-child {
    border-bottom: ${token('border.width')} solid ${token('border.color')};
  }
  .lines a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.4')};
    min-height: 3.25rem;
    padding-block: ${token('space.2')};
    color: inherit;
    text-decoration: none;
  }
  .lines svg,
  .back svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${token('text.muted')};
  }
  .cards {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
  }
  .cards a {
    display: grid;
    gap: ${token('space.2')};
    align-content: start;
    height: 100%;
    padding: ${token('space.5')};
    border: ${token('card.borderWidth')} solid ${token('card.border')};
    border-radius: ${token('card.radius')};
    background: ${token('card.background')};
    color: ${token('card.color')};
    text-decoration: none;
  }
  .cards b {
    font-size: ${token('type.lg')};
    font-weight: ${token('weight.bold')};
  }
  .cards span {
    color: ${token('card.muted')};
    font-size: ${token('type.sm')};
  }
  ${media.hover} {
    .lines a:hover,
    .cards a:hover b {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
    .cards a:hover {
      border-color: ${token('text.color')};
    }
  }
  details {
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  details:last-child {
    border-bottom: ${token('border.width')} solid ${token('border.color')};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.4')};
    min-height: 3.5rem;
    padding-block: ${token('space.2')};
    font-weight: ${token('weight.medium')};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    transition: transform ${token('motion.base')} ${token('motion.ease')};
  }
  [open] > summary svg {
    transform: rotate(45deg);
  }
  details > .prose {
    padding-bottom: ${token('space.5')};
  }
  details > p {
    padding-bottom: ${token('space.5')};
    font-size: ${token('type.sm')};
  }
  .answer {
    font-size: ${token('type.lg')};
  }
  .prose table {
    font-size: ${token('type.sm')};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
  }
  .back a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.1')};
    min-height: 2.5rem;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    text-decoration: none;
  }
  /* Blocks keep clear of the screen's edge by themselves. */
  .contact > :first-child {
    margin-inline: calc(-1 * ${token('layout.gutter')});
  }
  .contact .mail {
    margin-top: ${token('space.4')};
    color: ${token('text.muted')};
  }
  ${media.up('sm')} {
    .cards {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .split {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
    align-items: start;
  }
  ${unfoldedCss}
  @media print {
    .contact,
    .back,
    .actions,
    details > p {
      display: none;
    }
    .split {
      display: block;
    }
  }
  ${media.up('md')} {
    .prose table {
      font-size: ${token('type.md')};
    }
  }
  ${media.up('lg')} {
    .split {
      grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
      gap: clamp(2.5rem, 5vw, 5rem);
    }
    .split .cards {
      grid-template-columns: minmax(0, 1fr);
    }
    .groups {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
