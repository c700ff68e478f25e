import { Loaded } from '@omnis/account';
import { useDashboardDeleteSplitTestMutation, useDashboardSplitTestsQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, ConfirmDialog, EmptyState, Skeleton, SkeletonGroup, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { TestCard } from './test-card.tsx';
import { TestDialog } from './test-dialog.tsx';
import type { SplitTest } from './split-test-texts.ts';
import { splitTestsTexts } from '../texts/split-tests/index.ts';

function Shape(): ReactElement {
  const t = useTexts(splitTestsTexts);
  return (
    <SkeletonGroup label={t('loadingTheSplitTests')}>
      <Card>
        <Skeleton height="16rem" />
      </Card>
    </SkeletonGroup>
  );
}

/** Split tests: variations of a part of a page, and which of them sells more (storefront.md §4 Split tests). */
export function Component(): ReactElement {
  const t = useTexts(splitTestsTexts);
  useTitle(t('splitTests'));
  const division = useDivision();
  const query = useDashboardSplitTestsQuery({ params: { division } }, { refetchOnMountOrArgChange: true });
  const [remove, removal] = useDashboardDeleteSplitTestMutation();
  /** Null: none; `new`: one that is not there yet. */
  const [edited, setEdited] = useState<SplitTest | 'new' | null>(null);
  const [leaving, setLeaving] = useState<SplitTest | null>(null);
  const takeAway = async (): Promise<void> => {
    if (leaving === null) return;
    const { data } = await remove({ params: { division, id: leaving.id } });
    setLeaving(null);
    if (data !== undefined) snackbars.show({ text: data.message, tone: 'success' });
  };
  return (
    <>
      <PageHead
        title={t('splitTests')}
        text={t('splitTestsText')}
        actions={<Button onClick={() => setEdited('new')}>{t('newSplitTest')}</Button>}
      />
      <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
        {({ items, currency }) =>
          items.length === 0 ? (
            <Card>
              <EmptyState
                title={t('noSplitTestsYet')}
                text={t('noSplitTestsYetText')}
                illustration="search"
              />
            </Card>
          ) : (
            <Stack gap={6}>
              {items.map((test) => (
                <TestCard
                  key={test.id}
                  test={test}
                  currency={currency}
                  onEdit={() => setEdited(test)}
                  onDelete={() => setLeaving(test)}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <TestDialog
        open={edited !== null}
        test={edited === 'new' ? null : edited}
        onClose={() => setEdited(null)}
      />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={t('deleteQuestion', { name: leaving?.name ?? '' })}
        text={t('deleteText')}
        confirmLabel={t('delete')}
        danger
        loading={removal.isLoading}
        onConfirm={() => void takeAway()}
      />
    </>
  );
}
