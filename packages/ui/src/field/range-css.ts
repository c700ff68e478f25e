import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** The track and thumb of a slider, for the engines that name them differently. `--range-track` fills the track. */
export const rangeCss = css`
  appearance: none;
  background: none;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    height: var(--range-height, 0.375rem);
    border-radius: ${token('radius.full')};
    background: var(--range-track, ${token('progress.track')});
    box-shadow: inset 0 0 0 1px ${token('border.color')};
  }
  &::-moz-range-track {
    height: var(--range-height, 0.375rem);
    border-radius: ${token('radius.full')};
    background: var(--range-track, ${token('progress.track')});
    box-shadow: inset 0 0 0 1px ${token('border.color')};
  }
  &::-webkit-slider-thumb {
    appearance: none;
    box-sizing: border-box;
    width: 1.5rem;
    height: 1.5rem;
    margin-top: calc((var(--range-height, 0.375rem) - 1.5rem) / 2);
    border: 3px solid ${token('surface.base')};
    border-radius: ${token('radius.full')};
    background: ${token('text.color')};
    box-shadow:
      0 0 0 1px ${token('border.strong')},
      ${token('shadow.sm')};
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    width: 1.5rem;
    height: 1.5rem;
    border: 3px solid ${token('surface.base')};
    border-radius: ${token('radius.full')};
    background: ${token('text.color')};
    box-shadow:
      0 0 0 1px ${token('border.strong')},
      ${token('shadow.sm')};
  }
  @media (forced-colors: active) {
    &::-webkit-slider-runnable-track {
      outline: 1px solid CanvasText;
    }
    &::-moz-range-track {
      outline: 1px solid CanvasText;
    }
  }
  &:disabled {
    opacity: ${token('opacity.disabled')};
    cursor: not-allowed;
  }
`;
