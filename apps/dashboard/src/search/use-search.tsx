import { useTexts } from '@omnis/texts/react';
import { IconButton } from '@omnis/ui';
import { token } from '@omnis/theme/react';
import { Search } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { snackbars } from '../app/store.ts';
import { useLaterPart } from '../notifications/load-part.ts';
import type { PaletteProps } from './palette.tsx';
import { searchTexts } from '../texts/search/index.ts';

const Wide = styled.button.withConfig({ componentId: 'dashboard-search-button' })`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  width: 100%;
  min-height: 2.5rem;
  padding-inline: ${token('space.3')};
  border: ${token('border.width')} solid ${token('sidebar.activeBackground')};
  border-radius: ${token('radius.md')};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${token('type.sm')};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, ${token('sidebar.activeBackground')} 55%, transparent);
  }
  &:focus-visible {
    outline-color: currentColor;
  }
  svg {
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 1.75;
  }
  kbd {
    margin-inline-start: auto;
    opacity: 0.7;
    font: inherit;
    font-size: ${token('type.xs')};
  }
`;

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** A button that opens the search. */
function SearchButton({
  look,
  onPress,
  onNear,
}: {
  readonly look: 'bar' | 'side';
  readonly onPress: () => void;
  readonly onNear: () => void;
}): ReactElement {
  const t = useTexts(searchTexts);
  const shared = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onPointerEnter: onNear,
    onFocus: onNear,
    onClick: onPress,
  } as const;
  return look === 'bar' ? (
    <IconButton label={t('search')} {...shared}>
      <Search aria-hidden="true" />
    </IconButton>
  ) : (
    <Wide type="button" {...shared}>
      <Search aria-hidden="true" />
      {t('search')}
      <kbd aria-hidden="true">{isApple() ? '⌘ K' : t('ctrlK')}</kbd>
    </Wide>
  );
}

const loadPalette = async () => (await import('./palette.tsx')).Palette;

/** The search of the dashboard: its buttons, and its dialog, which Ctrl+K or ⌘K opens too. */
export function useSearch(): {
  readonly button: (look: 'bar' | 'side') => ReactElement;
  readonly palette: ReactElement | null;
  readonly show: () => void;
} {
  const t = useTexts(searchTexts);
  const [open, setOpen] = useState(false);
  const { Part, load } = useLaterPart<PaletteProps>(loadPalette);
  const show = async (): Promise<void> => {
    if (await load()) setOpen(true);
    else snackbars.show({ text: t('searchCouldNotLoadedTry'), tone: 'error' });
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (event.metaKey === event.ctrlKey || event.defaultPrevented) return;
      // Browsers have a search of their own on these keys.
      event.preventDefault();
      // Another dialog keeps the page behind it out of reach.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) void show();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return {
    button: (look) => <SearchButton look={look} onPress={() => void show()} onNear={() => void load()} />,
    show: () => void show(),
    palette: Part && <Part open={open} onClose={() => setOpen(false)} />,
  };
}
