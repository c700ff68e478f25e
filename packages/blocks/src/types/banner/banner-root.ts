import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { actionCss } from '../../parts/action.ts';
import { filmCss } from '../../parts/film.tsx';
import { priceCss } from '../../parts/price.tsx';

/** The look of banners and slides. Everything that varies is a custom property or a data attribute of the root. */
export const BannerRoot = styled.section.withConfig({ componentId: 'block-banner' })`
  --b-veil: var(--b-overlay-color, ${token('banner.overlay')});
  --b-veil-end: var(--b-overlay-color-end, var(--b-veil));
  --b-density: var(--b-overlay-opacity, ${token('banner.overlayOpacity')});

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: max(var(--b-mobile-height, 70svh), min(var(--b-min-height), 80svh));
  overflow: hidden;
  border-radius: ${token('banner.radius')};
  background: ${token('banner.background')};
  color: ${token('banner.color')};
  isolation: isolate;

  &[data-media] {
    /* Until its picture is there: the ground that its words were given their colours for. */
    background: var(--b-overlay-color, ${token('banner.background')});
    color: ${token('banner.mediaColor')};
    --b-price-color: ${token('banner.mediaColor')};
    text-shadow: 0 0 0.9em color-mix(in srgb, var(--b-veil) 32%, transparent);
  }
  &[data-size='slim'] {
    min-height: var(--b-mobile-height, var(--b-min-height));
  }

  > img,
  > picture > img,
  > video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  /* Dense as far as the words reach, so that they can be read on white too; beyond them the picture keeps its light. */
  > .veil {
    position: absolute;
    inset: 0;
    z-index: 1;
    background:
      linear-gradient(
        var(--b-veil-direction, 90deg),
        color-mix(in srgb, var(--b-veil) calc(var(--b-density) * 150%), transparent),
        color-mix(in srgb, var(--b-veil) calc(var(--b-density) * 140%), transparent) 45%,
        transparent var(--b-veil-reach, 85%)
      ),
      linear-gradient(
        var(--b-veil-direction, 90deg),
        color-mix(in srgb, var(--b-veil) calc(var(--b-density) * 55%), transparent),
        color-mix(in srgb, var(--b-veil-end) calc(var(--b-density) * 55%), transparent)
      );
  }
  &:not([data-media]) > .veil {
    background: linear-gradient(
      105deg,
      var(--b-overlay-color, transparent),
      var(--b-overlay-color-end, var(--b-overlay-color, transparent))
    );
    opacity: var(--b-overlay-opacity, 1);
  }
  /* A title in one line goes further than one that keeps to its side. */
  &:is([data-size='compact'], [data-size='slim']) > .veil {
    --b-veil-reach: 120%;
  }
  &[data-align='center'] > .veil {
    --b-veil-direction: 0deg;
    --b-veil-reach: 300%;
  }
  &[data-align='right'] > .veil {
    --b-veil-direction: 270deg;
  }

  > .content {
    position: relative;
    z-index: 2;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token('space.4')};
    width: min(var(--b-content-width, 95%), ${token('layout.container.width')});
    margin-inline: auto;
    padding-block: ${token('space.12')};
    padding-inline: max(0px, calc(${token('layout.gutter')} - (100% - var(--b-content-width, 95%)) / 2));
    justify-content: flex-end;
  }
  &[data-size='slim'] > .content {
    padding-block: ${token('space.6')};
    gap: ${token('space.2')};
  }

  .badge {
    max-width: 100%;
    padding: 0.3em 0.85em;
    border-radius: ${token('badge.radius')};
    background: ${token('badge.background')};
    color: ${token('badge.color')};
    /* Words over a picture cast a shadow; on the badge's own ground it would take the contrast down. */
    text-shadow: none;
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.bold')};
    letter-spacing: 0.02em;
  }
  .title {
    max-width: 15ch;
    color: var(--b-title-color, inherit);
    font-family: var(--b-title-font, ${token('banner.font')});
    font-size: max(1.375rem, calc(${token('type.5xl')} * var(--b-font-scale)));
    font-weight: ${token('heading.1.weight')};
    line-height: max(1.02, calc(${token('heading.lineHeight')} * 0.93));
    letter-spacing: ${token('heading.letterSpacing')};
    text-transform: ${token('heading.1.transform')};
    text-wrap: balance;
  }
  &[data-size='slim'] .title,
  &[data-size='compact'] .title {
    max-width: 26ch;
  }
  .copy {
    max-width: 46ch;
    color: var(--b-copy-color, inherit);
    font-size: max(1rem, calc(clamp(1.0625rem, 0.95rem + 0.5vw, 1.3125rem) * var(--b-font-scale)));
    line-height: 1.5;
    text-wrap: pretty;
  }
  .price {
    font-size: ${token('type.xl')};
    font-weight: ${token('weight.bold')};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
    width: 100%;
    max-width: calc(var(--b-actions) * 250px + (var(--b-actions) - 1) * ${token('space.3')});
    margin-top: ${token('space.3')};
    color: var(--b-copy-color, inherit);
  }
  ${priceCss}
  ${actionCss}
  .action {
    flex: 1 1 8rem;
    min-width: 0;
    max-width: 250px;
    min-height: ${token('button.height.lg')};
    --b-action-edge: currentColor;
    --b-action-fill: transparent;
    --b-action-text: currentColor;
    --b-action-hover: transparent;
    --b-action-ring: inset 0 0 0 1px currentColor;
  }
  .action[data-primary] {
    --b-action-edge: transparent;
    --b-action-fill: ${token('banner.buttonBackground')};
    --b-action-text: ${token('banner.buttonColor')};
    --b-action-hover: ${token('banner.buttonBackground')};
    --b-action-ring: inset 0 0 0 2px currentColor;
  }
  /* On a picture the shop's own button stands out. */
  &[data-media] .action[data-primary] {
    --b-action-edge: transparent;
    --b-action-fill: ${token('button.background')};
    --b-action-text: ${token('button.color')};
    --b-action-hover: ${token('button.hover')};
    --b-action-ring: ${token('button.shadow')};
  }
  &[data-button-size='md'] .action {
    min-height: ${token('button.height.md')};
  }
  &[data-button-size='sm'] .action {
    min-height: ${token('button.height.sm')};
    padding-inline: ${token('space.4')};
    font-size: ${token('type.sm')};
  }

  &[data-align='center'] > .content {
    align-items: center;
    text-align: center;
  }
  &[data-align='center'] .actions,
  &[data-align='center'] .price {
    justify-content: center;
  }
  &[data-align='right'] > .content {
    align-items: flex-end;
    text-align: right;
  }
  &[data-align='right'] .actions,
  &[data-align='right'] .price {
    justify-content: flex-end;
  }

  ${filmCss}

  ${media.up('md')} {
    min-height: max(var(--b-min-height), min(calc(100vw * var(--b-ratio)), 88svh));
    > .content {
      justify-content: center;
      padding-block: ${token('space.16')};
    }
    /* Words at one side keep to it: the other one is the picture's. */
    &[data-media][data-size='regular']:not([data-align='center']) :is(.title, .copy) {
      max-width: min(32ch, 36vw);
    }
    &[data-media][data-size='regular']:not([data-align='center']) .title {
      max-width: min(11ch, 42vw);
    }
    &[data-media][data-size='regular']:not([data-align='center']) .actions {
      width: 38vw;
    }
    /* A wide font may need more room than that: better over the picture than broken within a word. */
    .title[data-whole] {
      min-width: min-content;
      overflow-wrap: break-word;
    }
  }
  /* What few banners want has rules of its own, which the pages of the others are spared. */
  ${media.up('md')} {
    &[data-size='compact'][data-media]:not([data-align='center']) .title,
    &[data-size='slim'][data-media]:not([data-align='center']) .title {
      max-width: min(26ch, 60vw);
    }
  }
  ${media.up('md')} {
    &[data-size='slim'] {
      min-height: max(var(--b-min-height), calc(100vw * var(--b-ratio)));
    }
    &[data-size='slim'] > .content {
      padding-block: ${token('space.6')};
    }
  }
  ${media.up('md')} {
    &[data-vertical='top'] > .content {
      justify-content: flex-start;
    }
  }
  ${media.up('md')} {
    &[data-vertical='bottom'] > .content {
      justify-content: flex-end;
    }
  }
  ${media.between('md', 'lg')} {
    &[data-media][data-size='regular']:not([data-align='center']) .actions {
      flex-direction: column;
    }
  }
  ${media.down('sm')} {
    /* Eight letters of the widest font, side by side. */
    &[data-size='regular'] .title {
      font-size: min(calc(${token('type.5xl')} * var(--b-font-scale)), 9.4vw);
    }
  }
  ${media.down('md')} {
    .action {
      padding-inline: ${token('space.3')};
      text-wrap: balance;
    }
    > .veil {
      --b-veil-direction: 0deg;
    }
    /* The text fills the width here and stands at the foot: the picture keeps its upper half. */
    &[data-media] > .veil {
      background: linear-gradient(
        var(--b-veil-direction),
        color-mix(in srgb, var(--b-veil-end) calc(var(--b-density) * 210%), transparent),
        color-mix(in srgb, var(--b-veil) calc(var(--b-density) * 165%), transparent) 60%,
        color-mix(in srgb, var(--b-veil) calc(var(--b-density) * 60%), transparent) 95%
      );
    }
    &:not([data-media]) > .content {
      justify-content: center;
    }
    /* How far they reach depends on window and text size: what the veil lacks in density, a ground of their own has. */
    &[data-media] > .content {
      align-self: end;
    }
    &[data-media] > .content::before {
      content: '';
      position: absolute;
      inset: 0 -50vw;
      z-index: -1;
      --b-ground: color-mix(in srgb, var(--b-veil) calc(max(0, 0.4 - var(--b-density)) * 180%), transparent);
      background: linear-gradient(transparent, var(--b-ground) ${token('space.12')});
    }
  }
  ${media.down('md')} {
    &[data-align='right'][data-media] > .veil {
      --b-veil-direction: 0deg;
    }
  }
  ${media.down('md')} {
    &[data-vertical='top'] > .content {
      align-self: start;
    }
    &[data-vertical='top'] > .veil {
      --b-veil-direction: 180deg;
    }
  }
`;
