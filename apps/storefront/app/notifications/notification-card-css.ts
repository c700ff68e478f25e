import { media, token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** How a notification looks that stands on the page. */
export const notificationCardCss = css`
  position: relative;
  display: grid;
  gap: ${token('space.4')};
  max-height: calc(100vh - var(--page-foot, 0px) - var(--chat-launcher, 0px) - 2 * ${token('space.3')});
  max-height: calc(100svh - var(--page-foot, 0px) - var(--chat-launcher, 0px) - 2 * ${token('space.3')});
  overflow: auto;
  padding: ${token('space.5')};
  border: ${token('border.width')} solid ${token('border.color')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  color: ${token('text.color')};
  box-shadow: ${token('shadow.lg')};

  h2 {
    padding-inline-end: ${token('space.10')};
    font-size: ${token('type.xl')};
    line-height: 1.25;
  }
  p {
    margin: 0;
    line-height: 1.5;
  }
  .close {
    position: absolute;
    top: ${token('space.2')};
    inset-inline-end: ${token('space.2')};
  }
  ${media.up('md')} {
    padding: ${token('space.6')};
  }
`;
