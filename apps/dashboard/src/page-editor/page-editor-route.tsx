import { errorText, isApiFailure, type CallAnswer } from '@omnis/api-client';
import { texts } from '@omnis/contract';
import { PageEditor } from '@omnis/editor';
import { loginPath } from '@omnis/guards';
import { isHomeUrl, pagePath, type Page } from '@omnis/models';
import { selectActiveStore, selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { EmptyState, ErrorState, LinkButton } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { homePath, idOf } from '../app/paths.ts';
import { useActiveStore } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { EditorShape } from './editor-shape.tsx';
import { canvasAddress, useCanvasPass } from './use-canvas-pass.ts';
import { useChoices } from './use-choices.ts';
import { useOpenedPage } from './use-opened-page.ts';
import { usePageDraft } from './use-page-draft.ts';
import { usePageHistory } from './use-page-history.ts';
import { usePicturePicker } from './use-picture-picker.tsx';
import { usePresence } from './use-presence.ts';
import { pageEditorTexts } from '../texts/page-editor/index.ts';

const pagesPath = '/dashboard/pages/';

const Root = styled.main.withConfig({ componentId: 'dashboard-page-editor-route' })`
  height: 100svh;

  > .alone {
    display: grid;
    place-items: center;
    height: 100%;
  }
`;

/** Where a published page is seen in the shop; one for the team is come to with a pass, as its own host does not know the team. */
function viewHref({ properties }: Page, { origin, path }: { origin: string; path: string }): string {
  return properties.loginState === 'dashboard-access'
    ? `/dashboard/visit/?to=${encodeURIComponent(path)}`
    : origin + path;
}

interface EditProps {
  readonly id: number;
  readonly draft: CallAnswer<'pages.draft'>;
  readonly onReload: () => void;
}

function Edit({ id, draft, onReload }: EditProps): ReactElement {
  const t = useTexts(pageEditorTexts);
  const { plan, previewOrigin, host, betas } = useActiveStore();
  const navigate = useNavigate();
  const [dirty, setDirty] = useState(false);
  const user = useAppSelector(selectUser);
  // Of the person who opened it, also once their session has ended.
  const [person] = useState(user?.id ?? '');
  const { pick, dialog } = usePicturePicker();
  const choices = useChoices(pick);
  const { page } = draft;
  const { save, publishing, fetchNewest, diverged, liveUrl } = usePageDraft(id, draft);
  const history = usePageHistory(id);
  const others = usePresence(id);
  const pass = useCanvasPass();
  useTitle(page.properties.title || (isHomeUrl(page.url) ? 'Home' : t('page')));

  if (pass === null) return <EditorShape />;
  const origin = `${location.protocol}//${host}`;
  // The canvas stays at the address that the page was opened at.
  const canvasPath = pagePath({ ...page, url: draft.live.url });
  return (
    <>
      <LeaveGuard dirty={dirty} text={t('shoppersDoNotSeeChanges')} />
      <PageEditor
        page={page}
        plan={plan}
        onSave={save}
        canvasOrigin={previewOrigin}
        canvasUrl={canvasAddress(previewOrigin, canvasPath, pass)}
        choices={choices}
        betas={betas}
        viewHref={viewHref(page, { origin, path: pagePath({ ...page, url: liveUrl }) })}
        shopOrigin={origin}
        publishing={publishing}
        history={history}
        person={person}
        others={others}
        onFetchNewest={fetchNewest}
        diverged={diverged}
        onDirtyChange={setDirty}
        onReload={onReload}
        onClose={() => void navigate(pagesPath)}
      />
      {dialog}
    </>
  );
}

/** Why a page cannot be opened (storefront.md §8 Other page errors). */
const openFault = (error: Parameters<typeof errorText>[0]): string =>
  isApiFailure(error) && error.status >= 500 ? texts.pageServerError : errorText(error);

function ToPages(): ReactElement {
  const t = useTexts(pageEditorTexts);
  return (
    <LinkButton href={pagesPath} variant="secondary">
      {t('toThePages')}
    </LinkButton>
  );
}

function Missing(): ReactElement {
  const t = useTexts(pageEditorTexts);
  useTitle(t('notFound'));
  return (
    <div className="alone">
      <EmptyState
        title={t('thisPageIsNotThere')}
        text={t('mayHaveBeenDeletedBelongs')}
        illustration="search"
        actions={<ToPages />}
      />
    </div>
  );
}

function PageOf({ id }: { readonly id: number }): ReactElement {
  const { opening, reopen } = useOpenedPage(id);
  switch (opening.state) {
    case 'loading':
      return <EditorShape />;
    case 'failed': {
      const { error } = opening;
      if (isApiFailure(error) && error.status === 404) return <Missing />;
      return (
        <div className="alone">
          <ErrorState text={openFault(error)} onRetry={reopen} actions={<ToPages />} />
        </div>
      );
    }
    case 'open':
      return <Edit key={opening.opened} id={id} draft={opening.draft} onReload={reopen} />;
  }
}

/** One page in the editor, on the whole screen. */
export function Component(): ReactElement {
  const id = idOf(useParams()['id']);
  const hasStore = useAppSelector((state) => selectActiveStore(state) !== null);
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  const { pathname } = useLocation();
  // The session ended: signing in leads back to this page, where the changes that this browser kept are offered.
  if (!isSignedIn) return <Navigate to={loginPath(pathname)} replace />;
  // The dashboard says what to do without a store.
  if (!hasStore) return <Navigate to={homePath} replace />;
  return <Root>{id === null ? <Missing /> : <PageOf key={id} id={id} />}</Root>;
}
