import {
  api,
  errorText,
  useDashboardBulkEditQuery,
  useDashboardUndoBulkEditMutation,
} from '@omnis/api-client';
import type { BulkEdit } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useAppDispatch } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, countText, Link, Notice, ProgressBar, useSnackbar } from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../../app/session.ts';
import type { ListParams } from '../../parts/list-params.ts';
import { doingText, doneText } from './bulk-words.ts';
import { bulkParam } from './use-start-bulk-edit.ts';
import { productsTexts } from '../../texts/products/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-bulk-progress' })`
  margin-bottom: ${token('space.4')};

  details {
    margin-top: ${token('space.2')};
  }
  summary {
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: ${token('space.1')};
    max-height: 14rem;
    margin: ${token('space.2')} 0 0;
    padding-inline-start: ${token('space.4')};
    overflow: auto;
    overflow-wrap: anywhere;
  }
`;

const pollEvery = 700;

function Refusals({ refusals, refused }: Pick<BulkEdit, 'refusals' | 'refused'>): ReactElement | null {
  const t = useTexts(productsTexts);
  if (refused === 0) return null;
  return (
    <details>
      <summary>{t('showWhatCouldNotBeChanged')}</summary>
      <ul>
        {refusals.map(({ id, name, reason }) => (
          <li key={id}>
            <Link href={`/dashboard/products/${id}/`}>{name}</Link>: {reason}
          </li>
        ))}
        {refused > refusals.length && <li>{t('andMore', { more: countText(refused - refusals.length) })}</li>}
      </ul>
    </details>
  );
}

function Progress({ id, list }: { readonly id: string; readonly list: ListParams }): ReactElement | null {
  const t = useTexts(productsTexts);
  const division = useDivision();
  const dispatch = useAppDispatch();
  const showSnackbar = useSnackbar();
  const [poll, setPoll] = useState(pollEvery);
  const { data, isError } = useDashboardBulkEditQuery(
    { params: { division, id } },
    { refetchOnMountOrArgChange: true, pollingInterval: poll },
  );
  const [undo, undoing] = useDashboardUndoBulkEditMutation();
  const isDone = data?.state === 'done';
  const wanted = isDone || isError ? 0 : pollEvery;
  if (wanted !== poll) setPoll(wanted);

  // The list shows what is changed so far.
  const processed = data?.processed ?? 0;
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current !== null && before.current !== processed)
      dispatch(api.util.invalidateTags(['ManagedProduct', 'Overview', 'Product']));
    before.current = processed;
  }, [dispatch, processed]);

  const dismiss = (): void => list.change({ [bulkParam]: null, page: String(list.page) }, true);
  const putBack = async (): Promise<void> => {
    const { data: started, error } = await undo({
      params: { division, id },
      headers: { 'Idempotency-Key': randomUuid() },
      body: {},
    });
    if (started) list.change({ [bulkParam]: started.id, page: String(list.page) }, true);
    else showSnackbar({ text: errorText(error) ?? t('somethingWentWrong'), tone: 'error' });
  };
  // It was made more than a week ago, or in another store.
  if (isError || data === undefined) return null;
  if (!isDone)
    return (
      <Root>
        <Card>
          <ProgressBar
            label={doingText(t, data)}
            value={data.processed}
            max={data.total}
            valueText={t('progressOf', {
              done: countText(data.processed),
              products: t('productsCounted', { count: data.total }),
            })}
          />
        </Card>
      </Root>
    );
  return (
    <Root role="status">
      <Notice
        tone={data.refused > 0 ? 'warning' : 'success'}
        title={doneText(t, data)}
        actions={
          <>
            {data.canUndo && (
              <Button
                variant="secondary"
                size="sm"
                loading={undoing.isLoading}
                loadingLabel={t('undoing')}
                onClick={() => void putBack()}
              >
                {t('undo')}
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={dismiss}>
              {t('dismiss')}
            </Button>
          </>
        }
      >
        <Refusals refusals={data.refusals} refused={data.refused} />
      </Notice>
    </Root>
  );
}

/** How far the bulk edit is that the address names, and what it did, with a way to undo it. */
export function BulkProgress({ list }: { readonly list: ListParams }): ReactElement | null {
  const id = list.params.get(bulkParam);
  return id === null ? null : <Progress key={id} id={id} list={list} />;
}
