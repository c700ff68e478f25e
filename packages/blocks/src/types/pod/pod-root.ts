import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { actionCss } from '../../parts/action.ts';
import { filmCss } from '../../parts/film.tsx';
import { priceCss } from '../../parts/price.tsx';
import { podLimits } from './pod.limits.ts';
import { podVeil } from './pod-veil.ts';

/** The veil at a share of its density. */
function veil(share: number): string {
  return `color-mix(in srgb, var(--b-veil) calc(var(--b-density) * ${share} * 100%), transparent)`;
}

/** The look of pods. Everything that varies is a custom property or a data attribute of the root. */
export const PodRoot = styled.article.withConfig({ componentId: 'block-pod' })`
  --b-veil: var(--b-overlay-color, ${token('banner.overlay')});
  --b-density: var(--b-overlay-opacity, ${podVeil.density});
  --b-lift: 0 0.05em 0.4em;

  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  height: 100%;

  > .media {
    position: relative;
    flex: none;
    aspect-ratio: 1 / var(--b-ratio);
    overflow: hidden;
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
  }
  > .media img,
  > .media video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: scale 700ms ${token('motion.ease')};
  }
  > .badge {
    position: absolute;
    z-index: 2;
    top: ${token('space.3')};
    inset-inline-start: ${token('space.3')};
    max-width: calc(100% - 2 * ${token('space.3')});
    padding: 0.25em 0.7em;
    border-radius: ${token('badge.radius')};
    background: ${token('badge.background')};
    color: ${token('badge.color')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
    line-height: 1.5;
  }
  > .content {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token('space.2')};
    color: var(--b-text-color, inherit);
  }
  &[data-align='center'] > .content {
    align-items: center;
    text-align: center;
  }
  &[data-align='right'] > .content {
    align-items: flex-end;
    text-align: right;
  }
  &[data-align='center'] .price {
    justify-content: center;
  }
  &[data-align='right'] .price {
    justify-content: flex-end;
  }

  .title {
    color: inherit;
    font-size: var(--b-title-size, ${token('type.lg')});
    line-height: 1.22;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  &[data-text-size='0'] {
    --b-title-size: ${token('type.md')};
  }
  &[data-text-size='2'] {
    --b-title-size: ${token('type.xl')};
  }
  &[data-text-size='3'] {
    --b-title-size: ${token('type.2xl')};
  }
  &[data-text-size='4'] {
    --b-title-size: ${token('type.3xl')};
  }
  .title a,
  .title button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: inherit;
    text-transform: inherit;
    text-decoration: none;
  }
  /* The whole pod is the link of its title; buttons lie above it. */
  .title a::after,
  .title button::after,
  > .media > a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  .copy {
    max-width: 60ch;
    color: var(--b-text-color, ${token('text.muted')});
    line-height: 1.5;
  }
  .icon {
    width: 1.75rem;
    height: 1.75rem;
    color: var(--b-text-color, ${token('primary.text')});
    margin-bottom: ${token('space.1')};
  }
  .price {
    font-weight: ${token('weight.medium')};
  }
  ${priceCss}
  ${actionCss}
  .actions {
    position: relative;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    margin-top: ${token('space.2')};
  }
  &[data-fill] .actions {
    align-self: stretch;
    flex-direction: column;
  }
  .film-button {
    z-index: 2;
  }

  &[data-overlay] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow: hidden;
    border-radius: ${token('image.radius')};
    color: ${token('banner.mediaColor')};
    isolation: isolate;
    container-type: inline-size;
    --b-price-color: ${token('banner.mediaColor')};
    --b-inset: clamp(${token('space.4')}, 7cqi, ${token('space.8')});
    --b-fade: clamp(${token('space.8')}, 25cqi, 8rem);
  }
  /* Words that fill the pod leave the film's button its corner. */
  &[data-overlay]:has(.film-button) {
    --b-fade: 4.75rem;
  }
  &[data-overlay] > .media,
  &[data-overlay] > .content {
    grid-area: 1 / 1;
    border-radius: 0;
  }
  /* The shape is the least height: words that need more, and a taller pod in the same row, make the picture grow. */
  &[data-overlay]::before {
    content: '';
    grid-area: 1 / 1;
    width: 100%;
    aspect-ratio: 1 / var(--b-ratio);
  }
  &[data-overlay] > .media {
    aspect-ratio: auto;
    background: ${token('surface.inverse')};
  }
  &[data-overlay] > .media::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${veil(podVeil.picture)};
  }
  /* Dense as far as the words reach, so that they can be read on white too; beyond them the picture keeps its light. */
  &[data-overlay] > .content {
    z-index: 1;
    align-self: end;
    padding: var(--b-inset);
    padding-top: var(--b-fade);
    background: linear-gradient(
      var(--b-veil-direction, 0deg),
      ${veil(podVeil.edge)},
      ${veil(podVeil.words)} calc(100% - var(--b-fade)),
      transparent
    );
    text-shadow: 0 0 0.8em color-mix(in srgb, var(--b-veil) 38%, transparent);
  }
  /* Two columns on a phone are narrow for large words in a wide font. */
  &[data-overlay] .title {
    max-width: 100%;
    font-size: max(0.9375rem, min(var(--b-title-size, ${token('type.lg')}), 9.6cqi));
    hyphens: auto;
  }
  &[data-overlay][data-vertical='top'] > .content {
    --b-veil-direction: 180deg;
    align-self: start;
    padding-block: var(--b-inset) var(--b-fade);
  }
  &[data-overlay][data-vertical='center'] > .content {
    align-self: center;
    padding-top: var(--b-inset);
    background: none;
  }
  &[data-overlay][data-vertical='center'] > .media::after {
    background: ${veil(podVeil.centre)};
  }
  &[data-overlay] .copy,
  &[data-overlay] .icon {
    color: inherit;
  }

  &[data-text-shadow='light'] .title,
  &[data-text-shadow='light'] .copy {
    text-shadow: var(--b-lift) color-mix(in srgb, ${token('banner.overlay')} 30%, transparent);
  }
  &[data-text-shadow='medium'] .title,
  &[data-text-shadow='medium'] .copy {
    text-shadow: var(--b-lift) color-mix(in srgb, ${token('banner.overlay')} 55%, transparent);
  }
  &[data-text-shadow='heavy'] .title,
  &[data-text-shadow='heavy'] .copy {
    text-shadow: var(--b-lift) color-mix(in srgb, ${token('banner.overlay')} 90%, transparent);
  }
  &[data-icon-shadow='light'] .icon {
    filter: drop-shadow(0 1px 3px color-mix(in srgb, ${token('banner.overlay')} 30%, transparent));
  }
  &[data-icon-shadow='medium'] .icon {
    filter: drop-shadow(0 1px 4px color-mix(in srgb, ${token('banner.overlay')} 55%, transparent));
  }
  &[data-icon-shadow='heavy'] .icon {
    filter: drop-shadow(0 2px 6px color-mix(in srgb, ${token('banner.overlay')} 90%, transparent));
  }

  ${filmCss}

  ${media.down('md')} {
    .copy {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: ${podLimits.copyLines};
      overflow: hidden;
    }
  }
  ${media.hover} {
    &[data-linked]:hover > .media img,
    &[data-linked]:hover > .media video {
      scale: 1.035;
    }
    &[data-linked]:hover .title a {
      text-decoration: underline;
      text-decoration-thickness: 0.07em;
      text-underline-offset: 0.18em;
    }
  }
`;
