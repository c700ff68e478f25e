import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { noteCss } from '../../parts/note-css.ts';

/** The two images side by side; over each other on a screen whose browser runs scripts. */
export const Root = styled.figure.withConfig({ componentId: 'block-compare-pictures' })`
  ${noteCss}

  > .frame {
    position: relative;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${token('space.2')};
    /* The slider knows no writing direction: before is on the left. */
    direction: ltr;
  }
  .side {
    position: relative;
    overflow: hidden;
    aspect-ratio: 1 / var(--b-ratio);
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
  }
  .side > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .label {
    position: absolute;
    bottom: ${token('space.3')};
    left: ${token('space.3')};
    max-width: calc(100% - 2 * ${token('space.3')});
    overflow: hidden;
    padding: 0.25em 0.7em;
    border-radius: ${token('badge.radius')};
    background: ${token('surface.inverse')};
    color: ${token('surface.inverseText')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
    line-height: 1.5;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .frame > input,
  .frame > .line {
    display: none;
  }
  > figcaption {
    margin-top: ${token('space.2')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }

  @media screen and (scripting: enabled) {
    > .frame {
      display: block;
      overflow: hidden;
      aspect-ratio: 1 / var(--b-ratio);
      border-radius: ${token('image.radius')};
    }
    .side {
      position: absolute;
      inset: 0;
      border-radius: 0;
    }
    .side.before {
      clip-path: inset(0 calc(100% - var(--b-share)) 0 0);
    }
    .label {
      max-width: calc(50% - 1.5 * ${token('space.3')});
    }
    .after > .label {
      right: ${token('space.3')};
      left: auto;
    }
    .after {
      clip-path: inset(0 0 0 var(--b-share));
    }
    .frame > .line {
      position: absolute;
      top: 0;
      bottom: 0;
      left: var(--b-share);
      display: block;
      width: 0.125rem;
      margin-left: -0.0625rem;
      background: ${token('surface.base')};
      box-shadow: ${token('shadow.sm')};
      pointer-events: none;
    }
    .knob {
      position: absolute;
      top: 50%;
      left: 50%;
      translate: -50% -50%;
      display: grid;
      place-items: center;
      width: 2.75rem;
      height: 2.75rem;
      border: 0.0625rem solid ${token('border.color')};
      border-radius: ${token('radius.full')};
      background: ${token('surface.base')};
      color: ${token('text.color')};
      box-shadow: ${token('shadow.md')};
    }
    .knob svg {
      width: 1.25rem;
      height: 1.25rem;
    }
    /* Over the whole frame, so that it can be dragged from anywhere; a finger still scrolls the page. */
    .frame > input {
      appearance: none;
      position: absolute;
      inset: 0;
      z-index: 1;
      display: block;
      width: 100%;
      height: 100%;
      margin: 0;
      opacity: 0;
      cursor: ew-resize;
      touch-action: pan-y;
    }
    /* A narrow thumb: the line follows the pointer up to both edges. */
    .frame > input::-webkit-slider-thumb {
      appearance: none;
      width: 0.125rem;
      height: 100%;
    }
    .frame > input::-moz-range-thumb {
      width: 0.125rem;
      height: 100%;
      border: 0;
    }
    .frame > input:focus-visible + .line > .knob {
      outline: ${token('focus.width')} solid ${token('focus.color')};
      outline-offset: ${token('focus.width')};
    }
  }
  @media (forced-colors: active) {
    .frame > .line {
      background: CanvasText;
    }
    .label {
      border: 0.0625rem solid CanvasText;
    }
  }
`;
