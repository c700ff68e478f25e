import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** A small picture of goods, `.picture`, whose room is kept until it is there. */
export const pictureCss = css`
  .picture {
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
    aspect-ratio: 4 / 5;
    overflow: hidden;
  }
  .picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
