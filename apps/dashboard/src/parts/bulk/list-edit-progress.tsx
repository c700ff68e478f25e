import {
  api,
  errorText,
  useDashboardListEditQuery,
  useDashboardUndoListEditMutation,
  type TagType,
} from '@omnis/api-client';
import type { EditedList, ListEdit } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useAppDispatch } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, countText, Link, Notice, ProgressBar, useSnackbar } from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../../app/session.ts';
import type { ListParams } from '../list-params.ts';
import { doingText, doneText, rowPath, rowsText } from './list-edit-words.ts';
import { listEditParam } from './use-list-edit.ts';
import { partsTexts } from '../../texts/parts/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-list-edit' })`
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

/** The cache tags that reload the list of each kind. */
const tags: Readonly<Record<EditedList, readonly TagType[]>> = {
  orders: ['ManagedOrder'],
  customers: ['Customer'],
  discounts: ['Discount'],
  // The shop's routes and menus are of its published pages.
  pages: ['Page', 'StoreCore'],
  stock: ['Stock'],
};

function Refusals({ list, refusals, refused }: Pick<ListEdit, 'list' | 'refusals' | 'refused'>) {
  const t = useTexts(partsTexts);
  if (refused === 0) return null;
  return (
    <details>
      <summary>{t('showWhatCouldNotBeChanged')}</summary>
      <ul>
        {refusals.map(({ id, name, reason }) => (
          <li key={id}>
            {name === '' ? reason : <Link href={rowPath(list, id)}>{name}</Link>}
            {name !== '' && `: ${reason}`}
          </li>
        ))}
        {refused > refusals.length && <li>{t('andMore', { more: countText(refused - refusals.length) })}</li>}
      </ul>
    </details>
  );
}

function Progress({ id, list }: { readonly id: string; readonly list: ListParams }): ReactElement | null {
  const t = useTexts(partsTexts);
  const division = useDivision();
  const dispatch = useAppDispatch();
  const showSnackbar = useSnackbar();
  const [poll, setPoll] = useState(pollEvery);
  const { data, isError } = useDashboardListEditQuery(
    { params: { division, id } },
    { refetchOnMountOrArgChange: true, pollingInterval: poll },
  );
  const [undo, undoing] = useDashboardUndoListEditMutation();
  const isDone = data?.state === 'done';
  const wanted = isDone || isError ? 0 : pollEvery;
  if (wanted !== poll) setPoll(wanted);

  // The list shows what is changed so far.
  const processed = data?.processed ?? 0;
  const touched = data && tags[data.list];
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (touched === undefined) return;
    if (before.current !== processed && processed > 0) dispatch(api.util.invalidateTags([...touched]));
    before.current = processed;
  }, [dispatch, processed, touched]);

  const show = (next: string | null): void =>
    list.change({ [listEditParam]: next, cursor: list.params.get('cursor') }, true);
  const putBack = async (): Promise<void> => {
    const { data: started, error } = await undo({
      params: { division, id },
      headers: { 'Idempotency-Key': randomUuid() },
      body: {},
    });
    if (started) show(started.id);
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
              rows: rowsText(t, data.list, data.total),
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
            <Button variant="ghost" size="sm" onClick={() => show(null)}>
              {t('dismiss')}
            </Button>
          </>
        }
      >
        <Refusals list={data.list} refusals={data.refusals} refused={data.refused} />
      </Notice>
    </Root>
  );
}

/** How far the change of many rows is that the address names, and what it did, with a way to undo it. */
export function ListEditProgress({ list }: { readonly list: ListParams }): ReactElement | null {
  const id = list.params.get(listEditParam);
  return id === null ? null : <Progress key={id} id={id} list={list} />;
}
