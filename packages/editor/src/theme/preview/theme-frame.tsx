import { useTexts } from '@omnis/texts/react';
import { isThemePreviewReady, themePreviewMessage, type ThemeMode } from '@omnis/theme';
import { token } from '@omnis/theme/react';
import { Button, Spinner } from '@omnis/ui';
import { useEffect, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { themeEditorTexts } from '../../texts/theme-editor/index.ts';
import { useWidth } from '../../preview/use-width.ts';

const Root = styled.div.withConfig({ componentId: 'theme-editor-frame' })`
  position: relative;
  min-width: 0;
  min-height: 0;
  overflow: hidden;

  > .sheet {
    position: absolute;
    top: 0;
    left: 50%;
    width: var(--device-width);
    height: calc(100% / var(--device-scale));
    transform: translateX(-50%) scale(var(--device-scale));
    transform-origin: top center;
  }
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    border-radius: ${token('radius.lg')};
    background: ${token('page.background')};
    box-shadow: ${token('shadow.md')};
  }
  > .waiting {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    align-content: center;
    gap: ${token('space.4')};
    padding: ${token('space.4')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.base')};
    color: ${token('text.muted')};
    text-align: center;
  }
`;

/** The preview says nothing for this long, in milliseconds: then its owner is told. */
const patience = 12_000;

/** Properties of {@link ThemeFrame}. */
export interface ThemeFrameProps {
  /** Address of the page on the store's preview origin. */
  readonly url: string;
  readonly mode: ThemeMode;
  /** The style sheet to show. */
  readonly css: string;
  /** Width in pixels that the page is shown at. */
  readonly width: number;
}

/** A page of the shop in a frame of its own origin, which takes the style sheet of the look that is edited. */
export function ThemeFrame(props: ThemeFrameProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  return <Frame key={`${attempt} ${props.url}`} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Frame({
  url,
  mode,
  css,
  width,
  onRetry,
}: ThemeFrameProps & { readonly onRetry: () => void }): ReactElement {
  const t = useTexts(themeEditorTexts);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const room = useWidth(stageRef);
  // Counts how often a page began: links of the page lead to others.
  const [begun, setBegun] = useState(0);
  const [isSilent, setSilent] = useState(false);
  const { origin } = new URL(url, globalThis.location.href);

  useEffect(() => {
    const receive = (event: MessageEvent<unknown>): void => {
      if (event.source !== frameRef.current?.contentWindow || event.origin !== origin) return;
      if (isThemePreviewReady(event.data)) setBegun((count) => count + 1);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [origin]);

  useEffect(() => {
    if (begun > 0) return undefined;
    const timer = setTimeout(() => setSilent(true), patience);
    return () => clearTimeout(timer);
  }, [begun]);

  useEffect(() => {
    if (begun === 0) return undefined;
    // Once a frame at most: a picker that is dragged changes it far more often.
    const frame = requestAnimationFrame(() =>
      frameRef.current?.contentWindow?.postMessage(themePreviewMessage(css), origin),
    );
    return () => cancelAnimationFrame(frame);
  }, [begun, css, origin]);

  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--device-width': `${width}px`,
    '--device-scale': room === 0 ? 1 : Math.min(1, room / width),
  };
  return (
    <Root ref={stageRef}>
      <div className="sheet" style={style}>
        <iframe
          ref={frameRef}
          src={url}
          title={t('previewIn', { mode: t(mode === 'dark' ? 'darkMode' : 'lightMode') })}
          referrerPolicy="strict-origin"
          sandbox={
            origin === globalThis.location.origin
              ? 'allow-scripts allow-forms'
              : 'allow-scripts allow-forms allow-same-origin allow-popups'
          }
        />
      </div>
      {begun === 0 && (
        <div className="waiting" role={isSilent ? 'alert' : undefined}>
          {isSilent ? (
            <>
              <p>{t('previewSilent')}</p>
              <Button variant="secondary" onClick={onRetry}>
                {t('loadPreviewAgain')}
              </Button>
            </>
          ) : (
            <Spinner label={t('loadingPreview')} />
          )}
        </div>
      )}
    </Root>
  );
}
