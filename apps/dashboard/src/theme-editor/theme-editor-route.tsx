import { useDashboardThemeQuery, type CallAnswer } from '@omnis/api-client';
import { Loaded } from '@omnis/account';
import { ThemeEditor, type ThemeLook } from '@omnis/editor/theme';
import { selectActiveStore, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { offeredThemes } from '@omnis/theme';
import { useState, type ReactElement } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { homePath } from '../app/paths.ts';
import { useActiveStore } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { EditorShape } from '../page-editor/editor-shape.tsx';
import { canvasAddress, useCanvasPass } from '../page-editor/use-canvas-pass.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { themeRouteTexts } from '../texts/theme-editor/index.ts';
import { usePreviewPages } from './use-preview-pages.ts';
import { useThemeCalls } from './use-theme-calls.ts';

type State = CallAnswer<'dashboard.theme'>;

const Root = styled.main.withConfig({ componentId: 'dashboard-theme-editor-route' })`
  height: 100svh;
`;

const lookOf = ({ draft, live }: Pick<State, 'draft' | 'live'>): ThemeLook => draft ?? live;

/** The look that a link of the Appearance page asks to see: another theme with the shop's own values. */
function trialOf(look: ThemeLook, theme: string | null): ThemeLook | undefined {
  return theme !== null && theme !== look.theme && offeredThemes.some((name) => name === theme)
    ? { ...look, theme }
    : undefined;
}

function Edit({
  state,
  pass,
  onReload,
}: {
  readonly state: State;
  readonly pass: string;
  readonly onReload: () => void;
}): ReactElement {
  const t = useTexts(themeRouteTexts);
  const { name } = useActiveStore();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [dirty, setDirty] = useState(false);
  // As it was opened: what was saved since is in the editor, with the way back.
  const [look, setLook] = useState(() => lookOf(state));
  const [trial] = useState(() => trialOf(look, query.get('theme')));
  const acts = useThemeCalls(state, (now) => setLook({ ...lookOf(now) }));
  const pages = usePreviewPages();
  const { url } = state.preview;
  const { origin, pathname, search } = new URL(url);
  return (
    <>
      <LeaveGuard dirty={dirty} text={t('leaveText')} />
      <ThemeEditor
        look={look}
        trial={trial}
        shop={name}
        isDraft={state.draft !== null}
        publishAt={state.publishAt}
        previewUrl={url}
        frameUrl={canvasAddress(origin, pathname + search, pass)}
        pages={pages}
        onReload={onReload}
        onDirtyChange={setDirty}
        onClose={() => void navigate('/dashboard/appearance/')}
        {...acts}
      />
    </>
  );
}

/** The theme of the store in the editor, on the whole screen. */
function Theme(): ReactElement {
  const { division } = useActiveStore();
  const query = useDashboardThemeQuery({ params: { division } }, { refetchOnMountOrArgChange: true });
  const pass = useCanvasPass();
  const [opened, setOpened] = useState(0);
  const reload = async (): Promise<void> => {
    await query.refetch();
    setOpened(opened + 1);
  };
  const t = useTexts(themeRouteTexts);
  useTitle(t('theme'));
  return (
    <Loaded query={query} skeleton={<EditorShape />}>
      {(state) =>
        pass === null ? (
          <EditorShape />
        ) : (
          <Edit key={opened} state={state} pass={pass} onReload={() => void reload()} />
        )
      }
    </Loaded>
  );
}

/** One route of the whole screen. */
export function Component(): ReactElement {
  const hasStore = useAppSelector((state) => selectActiveStore(state) !== null);
  // The dashboard says what to do without a store.
  if (!hasStore) return <Navigate to={homePath} replace />;
  return (
    <Root>
      <Theme />
    </Root>
  );
}
