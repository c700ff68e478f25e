import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { useNavigation } from 'react-router';
import { keyframes, styled } from 'styled-components';

const grow = keyframes`
  from { transform: scaleX(0); }
  40% { transform: scaleX(0.6); }
  to { transform: scaleX(0.92); }
`;

const Root = styled.div.withConfig({ componentId: 'shop-navigation-bar' })`
  position: fixed;
  z-index: ${token('layer.tooltip')};
  inset: 0 0 auto;
  height: 2px;
  background: ${token('primary.color')};
  transform-origin: 0 50%;
  /* A page that comes at once shows no bar. */
  animation: ${grow} 8s 150ms cubic-bezier(0.1, 0.8, 0.3, 1) both;
`;

/** A line at the top while the next page is on its way. */
export function NavigationBar(): ReactElement | null {
  return useNavigation().state === 'idle' ? null : <Root aria-hidden="true" />;
}
