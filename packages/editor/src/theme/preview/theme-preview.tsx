import { useTexts } from '@omnis/texts/react';
import type { ThemeMode } from '@omnis/theme';
import { media, token } from '@omnis/theme/react';
import { IconButton, Select } from '@omnis/ui';
import { Monitor, Moon, Smartphone, Sun, SunMoon } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { themeEditorTexts } from '../../texts/theme-editor/index.ts';
import { useNarrow } from '../../use-narrow.ts';
import type { ThemeLook } from '../state/look.ts';
import type { PreviewPage } from '../theme-editor-props.ts';
import { lookCss } from './theme-css.ts';
import { ThemeFrame } from './theme-frame.tsx';

const Root = styled.section.withConfig({ componentId: 'theme-editor-preview' })`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${token('space.3')};
  min-width: 0;
  min-height: 0;
  height: 100%;
  padding: ${token('space.4')};
  background: ${token('surface.sunken')};

  > .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
  }
  > .tools > .page {
    flex: 1 1 10rem;
    max-width: 18rem;
    margin-inline-end: auto;
  }
  .choice {
    display: flex;
    gap: ${token('space.1')};
  }
  .choice button[aria-pressed='true'] {
    background: ${token('surface.selected')};
  }
  > .frames {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${token('space.4')};
    min-height: 0;
  }
  > .note {
    margin: 0;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  ${media.down('lg')} {
    padding: ${token('space.2')};
  }
`;

/** Widths that the preview shows, in pixels. */
const widths = { computer: 1440, phone: 375 } as const;
const icons = { computer: Monitor, phone: Smartphone } as const;

type Shown = ThemeMode | 'both';
const shownIcons = { light: Sun, dark: Moon, both: SunMoon } as const;

/** Properties of {@link ThemePreview}. */
export interface ThemePreviewProps {
  readonly look: ThemeLook;
  /** Modes in which the look comes out. */
  readonly modes: readonly ThemeMode[];
  readonly url: string;
  readonly pages: readonly PreviewPage[];
  /** True when values have changed that a style sheet cannot show. */
  readonly needsSave: boolean;
  /** Another number loads the pages again. */
  readonly loaded: number;
}

/** The address of a page with what the address of the preview asks for. */
function addressOf(url: string, path: string, loaded: number): string {
  const base = new URL(url, globalThis.location.href);
  const page = new URL(path, base);
  for (const [name, value] of base.searchParams) page.searchParams.set(name, value);
  if (loaded > 0) page.searchParams.set('draft', String(loaded));
  return page.href;
}

/** The shop in the look that is edited: a page, a width, light, dark or both beside each other (SPEC.md TE7). */
export function ThemePreview({
  look,
  modes,
  url,
  pages,
  needsSave,
  loaded,
}: ThemePreviewProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const narrow = useNarrow();
  const [path, setPath] = useState(pages[0]?.path ?? '/');
  const [device, setDevice] = useState<keyof typeof widths>(narrow ? 'phone' : 'computer');
  const [chosen, setChosen] = useState<Shown>('light');
  const [only] = modes;
  const shown: Shown = modes.length === 1 && only !== undefined ? only : chosen;
  const css = useMemo(() => ({ light: lookCss(look, 'light'), dark: lookCss(look, 'dark') }), [look]);
  const frames: readonly ThemeMode[] = shown === 'both' ? ['light', 'dark'] : [shown];
  return (
    <Root aria-label={t('preview')}>
      <div className="tools">
        <Select
          className="page"
          label={t('previewPage')}
          hideLabel
          value={path}
          options={pages.map(({ label, path: value }) => ({ value, label }))}
          onValueChange={setPath}
        />
        {modes.length > 1 && (
          <div className="choice" role="group" aria-label={t('modes')}>
            {(['light', 'dark', 'both'] as const).map((mode) => {
              const Icon = shownIcons[mode];
              return (
                <IconButton
                  key={mode}
                  label={t(mode)}
                  aria-pressed={shown === mode}
                  onClick={() => setChosen(mode)}
                >
                  <Icon aria-hidden="true" />
                </IconButton>
              );
            })}
          </div>
        )}
        <div className="choice" role="group" aria-label={t('previewWidth')}>
          {(['computer', 'phone'] as const).map((name) => {
            const Icon = icons[name];
            return (
              <IconButton
                key={name}
                label={t(name)}
                aria-pressed={device === name}
                onClick={() => setDevice(name)}
              >
                <Icon aria-hidden="true" />
              </IconButton>
            );
          })}
        </div>
      </div>
      <div className="frames">
        {frames.map((mode) => (
          <ThemeFrame
            key={mode}
            mode={mode}
            url={addressOf(url, path, loaded)}
            css={css[mode]}
            width={widths[device]}
          />
        ))}
      </div>
      {needsSave && (
        <p className="note" role="status">
          {t('savedToShow')}
        </p>
      )}
    </Root>
  );
}
