import { errorText, isApiFailure, usePagesUpdateMutation } from '@omnis/api-client';
import { PageEditor, type SaveAnswer } from '@omnis/editor';
import { isHomeUrl, pagePath, type Page } from '@omnis/models';
import { selectActiveStore, useAppSelector } from '@omnis/store';
import { ErrorState, LinkButton } from '@omnis/ui';
import { useCallback, useState, type ReactElement } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { homePath, idOf } from '../app/paths.ts';
import { useActiveStore } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { EditorShape } from './editor-shape.tsx';
import { refusal } from './save-answer.ts';
import { useChoices } from './use-choices.ts';
import { useOpenedPage } from './use-opened-page.ts';
import { usePicturePicker } from './use-picture-picker.tsx';

const pagesPath = '/dashboard/pages/';

const Root = styled.main`
  height: 100svh;
`;

interface EditProps {
  readonly id: number;
  readonly page: Page;
  readonly onReload: () => void;
}

function Edit({ id, page, onReload }: EditProps): ReactElement {
  const { division, plan, previewOrigin, host } = useActiveStore();
  const navigate = useNavigate();
  const [send] = usePagesUpdateMutation();
  const [dirty, setDirty] = useState(false);
  const { pick, dialog } = usePicturePicker();
  const choices = useChoices(pick);
  const path = pagePath(page);
  useTitle(page.properties.title || (isHomeUrl(page.url) ? 'Home' : 'Page'));

  const save = useCallback(
    async (edited: Page): Promise<SaveAnswer> => {
      const { data, error } = await send({
        params: { division, id },
        query: { imageType: 'object' },
        body: { ...edited },
      });
      return data === undefined ? refusal(error) : { ok: true, page: data };
    },
    [send, division, id],
  );
  return (
    <>
      <LeaveGuard
        dirty={dirty}
        text="Shoppers do not see your changes yet. They stay in this browser, and you can go on with them when you open this page again."
      />
      <PageEditor
        page={page}
        plan={plan}
        onSave={save}
        canvasOrigin={previewOrigin}
        canvasUrl={previewOrigin + path}
        choices={choices}
        viewHref={page.published ? `${location.protocol}//${host}${path}` : undefined}
        onDirtyChange={setDirty}
        onReload={onReload}
        onClose={() => void navigate(pagesPath)}
      />
      {dialog}
    </>
  );
}

function PageOf({ id }: { readonly id: number }): ReactElement {
  const { opening, reopen } = useOpenedPage(id);
  switch (opening.state) {
    case 'loading':
      return <EditorShape />;
    case 'failed': {
      const { error } = opening;
      if (isApiFailure(error) && error.status === 404) return <NotFound />;
      return (
        <ErrorState
          text={errorText(error)}
          onRetry={reopen}
          actions={
            <LinkButton href={pagesPath} variant="secondary">
              To the pages
            </LinkButton>
          }
        />
      );
    }
    case 'open':
      return <Edit key={opening.opened} id={id} page={opening.page} onReload={reopen} />;
  }
}

/** One page in the editor, on the whole screen. */
export function Component(): ReactElement {
  const id = idOf(useParams()['id']);
  const hasStore = useAppSelector((state) => selectActiveStore(state) !== null);
  // The dashboard says what to do without a store.
  if (!hasStore) return <Navigate to={homePath} replace />;
  return <Root>{id === null ? <NotFound /> : <PageOf key={id} id={id} />}</Root>;
}
