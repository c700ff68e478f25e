import { Loaded } from '@omnis/account';
import { useDashboardDeleteSplitTestMutation, useDashboardSplitTestsQuery } from '@omnis/api-client';
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

function Shape(): ReactElement {
  return (
    <SkeletonGroup label="Loading the split tests">
      <Card>
        <Skeleton height="16rem" />
      </Card>
    </SkeletonGroup>
  );
}

/** Split tests: variations of a part of a page, and which of them sells more (storefront.md §4 Split tests). */
export function Component(): ReactElement {
  useTitle('Split tests');
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
        title="Split tests"
        text="Show a part of a page in several variations, and see which of them sells more. Only visitors who agree to cookies are counted."
        actions={<Button onClick={() => setEdited('new')}>New split test</Button>}
      />
      <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
        {({ items, currency }) =>
          items.length === 0 ? (
            <Card>
              <EmptyState
                title="No split tests yet"
                text="Make one, add the block “Split test” to a page with what each variation shows, and start it here."
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
        title={`Delete ${leaving?.name ?? ''}?`}
        text="What was counted goes with it. Blocks that name it show their first variation."
        confirmLabel="Delete"
        danger
        loading={removal.isLoading}
        onConfirm={() => void takeAway()}
      />
    </>
  );
}
