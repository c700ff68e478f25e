import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { shellTexts } from '@omnis/shop-kit';
import { useEffect, useState, type ReactElement } from 'react';
import { createPath, useNavigation } from 'react-router';
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
  height: 4px;
  /* Announcements, which it crosses, often have the same colour. */
  border-bottom: 2px solid ${token('page.background')};
  background: ${token('primary.color')};
  transform-origin: 0 50%;
  /* A page that comes at once shows no bar. */
  animation: ${grow} 8s 150ms cubic-bezier(0.1, 0.8, 0.3, 1) both;
`;

const Slow = styled.p.withConfig({ componentId: 'shop-navigation-slow' })`
  position: fixed;
  z-index: ${token('layer.tooltip')};
  top: ${token('space.2')};
  left: 50%;
  width: max-content;
  max-width: calc(100vw - 2 * ${token('space.4')});
  padding: ${token('space.2')} ${token('space.4')};
  border-radius: ${token('radius.md')};
  background: ${token('snackbar.background')};
  color: ${token('snackbar.color')};
  font-size: ${token('type.sm')};
  transform: translateX(-50%);

  a {
    color: inherit;
    margin-inline-start: ${token('space.2')};
  }
`;

/** Milliseconds after which it is said that a page takes long. */
const slowAfter = 5000;

/** A line at the top while the next page is on its way; when it takes long, words, and the way to try again. */
export function NavigationBar(): ReactElement | null {
  const t = useTexts(shellTexts);
  const { location } = useNavigation();
  const target = location && createPath(location);
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (target === undefined) return undefined;
    const timer = setTimeout(setSlow, slowAfter, target);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [target]);
  return (
    <>
      {target !== undefined && <Root aria-hidden="true" />}
      {slow !== null && (
        <Slow role="status">
          {t('takesLong')}
          {/* A document of its own: what hangs may be the way there. */}
          <a href={slow} target="_top">
            {t('tryAgain')}
          </a>
        </Slow>
      )}
    </>
  );
}
