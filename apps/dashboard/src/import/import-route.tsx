import { Loaded } from '@omnis/account';
import { api, useDashboardImportQuery } from '@omnis/api-client';
import { useAppDispatch } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Skeleton, SkeletonGroup, timeText } from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { idOf } from '../app/paths.ts';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { importStates, isMoving } from '../imports/import-texts.ts';
import { PageHead } from '../parts/page-head.tsx';
import { ImportState } from './import-state.tsx';
import { ProblemsCard } from './problems-card.tsx';
import { RowsCard } from './rows-card.tsx';
import { importTexts } from '../texts/import/index.ts';
import { importsTexts } from '../texts/imports/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-import-route' })`
  display: grid;
  gap: ${token('space.5')};
`;

const pollEvery = 1000;
const withRows: readonly string[] = ['ready', 'done', 'applying'];

function Shape(): ReactElement {
  const t = useTexts(importTexts);
  return (
    <SkeletonGroup label={t('loadingTheImport')}>
      <Skeleton shape="block" height="9rem" />
    </SkeletonGroup>
  );
}

function ImportOf({ id }: { readonly id: number }): ReactElement {
  const tImports = useTexts(importsTexts);
  const t = useTexts(importTexts);
  const dispatch = useAppDispatch();
  const [poll, setPoll] = useState(0);
  const query = useDashboardImportQuery(
    { params: { division: useDivision(), id }, query: { perPage: 1 } },
    { refetchOnMountOrArgChange: true, pollingInterval: poll },
  );
  const wanted = query.data !== undefined && isMoving(query.data) ? pollEvery : 0;
  if (wanted !== poll) setPoll(wanted);

  // The rows, the products and the list of imports are others once a step has ended.
  const state = query.data?.state;
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) {
      dispatch(api.util.invalidateTags(['ManagedProduct', 'Overview', 'Product', 'Import']));
    }
    before.current = state;
  }, [dispatch, state]);

  useTitle(query.data?.filename ?? t('import'));
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {(found) => (
        <>
          <PageHead
            back={{ href: '/dashboard/imports/', text: t('imports') }}
            title={found.filename}
            badge={
              <Badge tone={importStates[found.state].tone}>{tImports(importStates[found.state].text)}</Badge>
            }
            text={t('uploaded', { date: timeText(found.createdAt) })}
          />
          <Root>
            <ImportState import={found} />
            <ProblemsCard import={found} />
            {withRows.includes(found.state) && <RowsCard import={found} />}
          </Root>
        </>
      )}
    </Loaded>
  );
}

/** One import: its progress, what it would do, and what came of it. */
export function Component(): ReactElement {
  const id = idOf(useParams()['id']);
  return id === null ? <NotFound /> : <ImportOf key={id} id={id} />;
}
