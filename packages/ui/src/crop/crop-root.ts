import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { rangeCss } from '../field/range-css.ts';

/* Marks on an image use the page's background and text colours: one of both shows on any image. */

/** The styled element of the cropper and of the focal point. */
export const CropRoot = styled.div.withConfig({ componentId: 'ui-crop' })`
  display: grid;
  gap: ${token('space.3')};
  min-width: 0;

  > .label {
    color: ${token('form.label')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.bold')};
  }
  .stage {
    display: grid;
    place-items: center;
    padding: ${token('space.4')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.sunken')};
  }
  .frame {
    position: relative;
    width: min(100%, calc(24rem * var(--frame-ratio)));
    aspect-ratio: var(--frame-ratio);
    overflow: hidden;
    border-radius: ${token('radius.sm')};
    background: ${token('skeleton.base')};
    user-select: none;
  }
  .frame[role='slider'] {
    cursor: grab;
    touch-action: none;
  }
  .frame[data-moving] {
    cursor: grabbing;
  }
  .frame[data-aim] {
    cursor: crosshair;
  }
  .frame:focus-visible {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: ${token('focus.offset')};
  }
  .turned {
    position: absolute;
    left: var(--crop-left);
    top: var(--crop-top);
    width: var(--crop-width);
    height: var(--crop-height);
    pointer-events: none;
  }
  .turned > img {
    position: absolute;
    left: 50%;
    top: 50%;
    width: var(--crop-across);
    max-width: none;
    height: var(--crop-down);
    transform: translate(-50%, -50%) var(--crop-turn);
  }
  /* Thirds, to compose by. */
  .thirds {
    position: absolute;
    inset: 0;
    opacity: 0;
    background:
      linear-gradient(${token('surface.base')} 0 0) 33.33% 0 / 1px 100%,
      linear-gradient(${token('surface.base')} 0 0) 66.67% 0 / 1px 100%,
      linear-gradient(${token('surface.base')} 0 0) 0 33.33% / 100% 1px,
      linear-gradient(${token('surface.base')} 0 0) 0 66.67% / 100% 1px;
    background-repeat: no-repeat;
    pointer-events: none;
    transition: opacity ${token('motion.fast')} ${token('motion.ease')};
  }
  .frame:focus-visible .thirds,
  .frame[data-moving] .thirds {
    opacity: 0.6;
  }
  .aim {
    position: absolute;
    left: var(--focal-x);
    top: var(--focal-y);
    width: 2.75rem;
    height: 2.75rem;
    border: 2px solid ${token('surface.base')};
    border-radius: ${token('radius.full')};
    background: radial-gradient(
      circle,
      ${token('surface.base')} 0 3px,
      ${token('text.color')} 3px 5px,
      transparent 5.5px
    );
    box-shadow:
      0 0 0 2px ${token('text.color')},
      inset 0 0 0 2px ${token('text.color')};
    transform: translate(-50%, -50%);
    pointer-events: none;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} ${token('space.3')};
  }
  .zoom {
    display: flex;
    align-items: center;
    flex: 1 1 16rem;
    gap: ${token('space.3')};
    color: ${token('form.help')};
    font-size: ${token('type.sm')};
  }
  .zoom input {
    flex: 1;
    min-width: 6rem;
    height: 2.5rem;
    margin: 0;
    ${rangeCss}
  }
  .turns {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')};
  }
  .zoom span {
    min-width: 3ch;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .ratios {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  .ratios button {
    min-height: 2.5rem;
    padding: 0 ${token('space.4')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.full')};
    background: transparent;
    color: ${token('text.color')};
    font-size: ${token('type.sm')};
  }
  .ratios button[aria-pressed='true'] {
    border-color: ${token('form.accent')};
    background: ${token('surface.selected')};
    font-weight: ${token('weight.medium')};
  }
  .help {
    color: ${token('form.help')};
    font-size: ${token('type.sm')};
    line-height: 1.4;
  }
  .previews {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${token('space.4')};
    margin: 0;
    padding: 0;
    list-style: none;
    color: ${token('form.help')};
    font-size: ${token('type.xs')};
  }
  .previews .frame {
    width: auto;
    /* Three of them stand side by side on a phone. */
    height: clamp(4rem, 18vw, 6rem);
    margin-bottom: ${token('space.1')};
  }
`;
