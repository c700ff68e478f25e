import { media, token } from '@omnis/theme/react';
import { countCss } from '@omnis/shop-kit';
import { styled } from 'styled-components';
import { menuCss } from '../menu/menu-css.ts';

/** The header with all that is in it: one styled root, so that it costs little to render. */
export const HeaderRoot = styled.header.withConfig({ componentId: 'shop-header' })`
  position: sticky;
  z-index: ${token('layer.sticky')};
  top: 0;
  background: ${token('header.background')};
  color: ${token('header.color')};
  box-shadow: ${token('header.shadow')};
  border-bottom: ${token('border.width')} solid ${token('header.border')};

  /* It would take too much of a low window, or of one enlarged four times. */
  @media (max-height: 30rem) {
    position: relative;
    html:not(&) {
      scroll-padding-top: 0;
    }
  }
  /* Its ground may be as dark as the ring of the page is. */
  :focus-visible {
    outline-color: currentColor;
  }
  > .bar {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: ${token('space.2')};
    height: ${token('layout.header.mobile')};
    max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
    /* The line below it is part of its height. */
    margin: 0 auto calc(-1 * ${token('border.width')});
    padding-inline: calc(${token('layout.gutter')} - 0.625rem);
  }
  .logo {
    display: flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    max-width: min(${token('layout.logo.width')}, 46vw);
    color: ${token('logo.color')};
    font-family: ${token('heading.font')};
    font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem);
    font-weight: ${token('heading.weight')};
    letter-spacing: ${token('heading.letterSpacing')};
    line-height: 1.1;
    text-decoration: none;
    text-transform: ${token('heading.transform')};
  }
  .logo span {
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .logo img {
    width: auto;
    max-width: 100%;
    height: 2rem;
    object-fit: contain;
  }
  .logo .on-light {
    display: var(--shop-on-light, block);
  }
  .logo .on-dark {
    display: var(--shop-on-dark, none);
  }
  /* A logo that has no form for dark grounds stands on a light one. */
  .logo .plate {
    border-radius: ${token('radius.sm')};
    background: var(--shop-plate, transparent);
    box-shadow: 0 0 0 0.25rem var(--shop-plate, transparent);
  }
  .side,
  .tools {
    display: flex;
    align-items: center;
    align-self: stretch;
  }
  .side.end {
    justify-content: flex-end;
  }
  .tool {
    position: relative;
    display: inline-grid;
    place-items: center;
    flex: none;
    width: min(2.75rem, 14vw);
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.full')};
    background: none;
    color: inherit;
    transition: background-color ${token('motion.fast')} ${token('motion.ease')};
  }
  ${media.hover} {
    .tool:hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
      color: inherit;
    }
  }
  .tool svg {
    width: 1.375rem;
    height: 1.375rem;
    stroke-width: 1.6;
  }
  ${countCss}
  @keyframes omnis-pop {
    from {
      transform: scale(0.4);
    }
  }
  /* Currencies from medium screens on (storefront.md §9), languages where there is room for both. */
  .choices {
    display: none;
  }
  ${media.up('md')} {
    > .bar {
      height: ${token('layout.header.default')};
    }
    .choices {
      display: flex;
      align-items: center;
    }
  }
  /* A search bar has a row of its own until there is room beside the menu. */
  > [data-search] {
    grid-template-rows: minmax(0, 1fr) auto;
    padding-bottom: ${token('space.2')};
  }
  > [data-search] > form {
    grid-area: 2 / 1 / auto / -1;
    margin-inline: 0.625rem;
  }
  ${media.down('lg')} {
    .wide,
    .choices > form,
    .side > form {
      display: none;
    }
    .side {
      margin-inline: -0.25rem;
    }
  }
  ${media.up('lg')} {
    > .bar {
      height: auto;
      min-height: ${token('layout.header.desktop')};
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: ${token('space.8')};
      padding-inline: ${token('layout.gutter')};
    }
    .logo {
      max-width: ${token('layout.logo.width')};
    }
    /* Not in parts of what it stands in: that would shrink it to nothing before the menu gave way. */
    .logo img {
      max-width: ${token('layout.logo.width')};
      height: 2.5rem;
    }
    .narrow {
      display: none;
    }
    > [data-search] {
      grid-template: none / auto minmax(0, 1fr) auto auto;
      padding-bottom: 0;
    }
    > [data-search] > form {
      grid-area: auto;
      width: clamp(13rem, 20vw, 20rem);
      margin-inline: 0;
    }
    .tools {
      gap: ${token('space.1')};
      margin-inline-end: -0.625rem;
    }
  }

  /* All in one row: what is around the words of the menu gives way, and the language keeps its sign alone. */
  ${media.between('lg', 'xl')} {
    > .bar {
      gap: ${token('space.4')};
    }
    .logo,
    .logo img {
      max-width: 10rem;
    }
    .menu {
      --entry-room: 0.4375rem;
    }
    .choices form select {
      width: 2.5rem;
      padding-inline: 0;
      color: transparent;
    }
    .choices .lead {
      inset-inline-start: 0.625rem;
      width: 1.25rem;
      height: 1.25rem;
      stroke-width: 1.6;
    }
    .choices .lead ~ svg {
      display: none;
    }
  }

  &[data-slim] > .bar {
    grid-template-columns: 1fr auto;
    padding-inline: ${token('layout.gutter')};
  }
  /* A logo that is alone stands over the middle of the page. */
  &[data-slim] .logo:only-child {
    grid-column: 1 / -1;
    justify-self: center;
  }
  .secure {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    font-size: ${token('type.sm')};
  }
  .secure svg {
    width: 1rem;
    height: 1rem;
  }

  /* Without scripts the drawer cannot open: the menu stands under the bar, to be moved sideways. */
  .plain {
    display: none;
  }
  @media (scripting: none) {
    .scripted {
      display: none;
    }
    .plain {
      display: flex;
      gap: ${token('space.5')};
      padding: 0 ${token('layout.gutter')} ${token('space.3')};
      overflow-x: auto;
      white-space: nowrap;
    }
    .plain a {
      color: inherit;
      text-decoration: none;
    }
  }
  ${media.up('lg')} {
    .plain {
      display: none;
    }
  }
  ${menuCss}
`;
