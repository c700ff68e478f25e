import { media, token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** The menu of wide screens with its panels; part of the header's root. */
export const menuCss = css`
  .menu {
    display: none;
    align-self: stretch;
    font-family: ${token('menu.font')};
    font-weight: ${token('menu.weight')};
    letter-spacing: ${token('menu.letterSpacing')};
  }
  .menu ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ${media.up('lg')} {
    .menu,
    .menu > ul,
    .menu > ul > li {
      display: flex;
    }
    /* More than one row has room for goes on in the next, up to three; what is beyond them is scrolled to. */
    .menu > ul {
      flex-wrap: wrap;
      max-height: 6.75rem;
      overflow-y: auto;
      scrollbar-width: thin;
    }
  }
  .menu > ul > li {
    align-items: center;
  }
  .menu .entry {
    display: flex;
    align-items: center;
    align-self: stretch;
    min-height: 2.25rem;
    padding-inline: var(--entry-room, ${token('space.3')});
    color: ${token('menu.color')};
    font-size: 0.9375rem;
    text-decoration: none;
    text-transform: ${token('menu.transform')};
    white-space: nowrap;
    background-image: linear-gradient(currentColor, currentColor);
    background-position: 50% calc(50% + 0.9em);
    background-repeat: no-repeat;
    background-size: 0 1px;
    transition: background-size ${token('motion.base')} ${token('motion.ease')};
  }
  .menu li:hover > .entry,
  .menu .entry[aria-current] {
    background-size: calc(100% - 2 * var(--entry-room, ${token('space.3')})) 1px;
  }
  .menu .entry:focus-visible {
    outline-offset: -4px;
  }
  .menu .more {
    display: grid;
    place-items: center;
    align-self: stretch;
    width: 1.75rem;
    margin-inline-start: calc(-0.25rem - var(--entry-room, ${token('space.3')}));
    padding: 0;
    border: 0;
    background: none;
    color: ${token('menu.color')};
  }
  .menu .more svg {
    width: 0.875rem;
    height: 0.875rem;
    transition: transform ${token('motion.base')} ${token('motion.ease')};
  }
  .menu .more[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  .menu .panel {
    position: absolute;
    inset: 100% 0 auto;
    visibility: hidden;
    max-height: calc(100vh - ${token('layout.header.desktop')} - 4rem);
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    background: ${token('menu.panel.background')};
    color: ${token('menu.panel.color')};
    box-shadow: ${token('shadow.md')};
    clip-path: inset(0 0 -3rem);
    overflow-y: auto;
    opacity: 0;
    transform: translateY(-0.375rem);
    transition:
      opacity ${token('motion.base')} ${token('motion.ease')},
      transform ${token('motion.base')} ${token('motion.ease')},
      visibility 0s ${token('motion.base')};
  }
  .menu .panel[data-open] {
    visibility: visible;
    opacity: 1;
    transform: none;
    transition-delay: 0s;
  }
  @media (scripting: none) {
    .menu .more {
      display: none;
    }
    .menu li:is(:hover, :focus-within) > .panel {
      visibility: visible;
      opacity: 1;
      transform: none;
    }
  }
  .menu .columns {
    display: flex;
    gap: ${token('space.12')};
    max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
    margin-inline: auto;
    padding: ${token('space.8')} ${token('layout.gutter')} ${token('space.10')};
  }
  .menu .segment {
    flex: 0 1 12rem;
  }
  .menu .segment[data-columns] {
    flex-basis: 24rem;
  }
  .menu .segment[data-columns] ul {
    columns: 2;
    column-gap: ${token('space.8')};
  }
  .menu .segment[data-columns] li {
    break-inside: avoid;
  }
  .menu .segment[data-picture] {
    flex: 1 1 16rem;
    max-width: 25rem;
  }
  .menu .segment[data-picture]:first-of-type,
  .menu .segment:not([data-picture]) + .segment[data-picture] {
    margin-inline-start: auto;
  }
  .menu .segment .title {
    margin-bottom: ${token('space.3')};
    font-weight: ${token('weight.bold')};
  }
  .menu .segment a {
    color: inherit;
    text-decoration: none;
  }
  .menu .segment li a {
    display: inline-block;
    padding-block: 0.4375rem;
    font-weight: ${token('weight.regular')};
  }
  ${media.hover} {
    .menu .segment :is(li, .title) a:hover {
      color: ${token('menu.hover')};
      text-decoration: underline;
    }
  }
  .menu .picture {
    position: relative;
    display: block;
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
    aspect-ratio: var(--ratio);
    overflow: hidden;
  }
  .menu .picture[data-corners='sharp'] {
    border-radius: 0;
  }
  .menu .picture[data-corners='smooth'] {
    border-radius: ${token('radius.md')};
  }
  .menu .picture[data-corners='rounded'] {
    border-radius: ${token('radius.xl')};
  }
  .menu .picture[data-corners='circle'] {
    border-radius: 50%;
  }
  .menu .picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform 600ms ${token('motion.ease')};
  }
  ${media.hover} {
    .menu a.picture:hover img {
      transform: scale(1.03);
    }
  }
  .menu .picture[data-veil]::after {
    content: '';
    position: absolute;
    inset: 0;
    /* Dense at the foot, where the words stand, and gone above them: the picture stays itself. */
    background: linear-gradient(
      transparent 20%,
      color-mix(in srgb, var(--veil, ${token('banner.overlay')}) 55%, transparent) 55%,
      color-mix(in srgb, var(--veil, ${token('banner.overlay')}) 88%, transparent)
    );
  }
  .menu .words {
    position: absolute;
    z-index: 1;
    inset: auto 0 0;
    display: grid;
    gap: ${token('space.1')};
    padding: ${token('space.5')};
    color: var(--picture-text, ${token('text.color')});
    font-size: ${token('type.sm')};
  }
  .menu [data-veil] .words {
    color: var(--picture-text, ${token('banner.mediaColor')});
  }
  .menu .words strong {
    font-family: ${token('heading.font')};
    font-size: ${token('type.lg')};
    font-weight: ${token('heading.weight')};
  }
  .menu .words[data-align='center'] {
    justify-items: center;
    text-align: center;
  }
  .menu .words[data-align='right'] {
    justify-items: end;
    text-align: end;
  }
  .menu .words[data-shadow='light'] {
    text-shadow: 0 1px 2px color-mix(in srgb, ${token('shadow.color')} 25%, transparent);
  }
  .menu .words[data-shadow='medium'] {
    text-shadow: 0 1px 4px color-mix(in srgb, ${token('shadow.color')} 45%, transparent);
  }
  .menu .words[data-shadow='heavy'] {
    text-shadow: 0 1px 8px color-mix(in srgb, ${token('shadow.color')} 75%, transparent);
  }
  .menu .action {
    justify-self: start;
    margin-top: ${token('space.2')};
    padding: ${token('space.2')} ${token('space.4')};
    border: 1px solid var(--button-edge, transparent);
    border-radius: ${token('button.radius')};
    background: var(--button-fill, ${token('button.background')});
    color: var(--button-text, ${token('button.color')});
    text-align: center;
    text-shadow: none;
  }
  .menu .action[data-full] {
    justify-self: stretch;
  }
`;
