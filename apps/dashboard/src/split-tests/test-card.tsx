import { useDashboardUpdateSplitTestMutation } from '@omnis/api-client';
import { conversionOf, isHomeUrl } from '@omnis/models';
import { token } from '@omnis/theme/react';
import {
  Badge,
  BarChart,
  Button,
  Card,
  countText,
  Link,
  moneyText,
  Notice,
  Stack,
  Table,
  VisuallyHidden,
  type TableColumn,
} from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import {
  conversionText,
  shareText,
  stateFacts,
  verdictOf,
  whenText,
  type SplitTest,
} from './split-test-texts.ts';

type Variation = SplitTest['variations'][number];

const Named = styled.span.withConfig({ componentId: 'dashboard-variation-name' })`
  display: grid;

  small {
    color: ${token('text.muted')};
    font-weight: ${token('weight.regular')};
  }
`;

function columnsFor({ variations }: SplitTest, currency: string): readonly TableColumn<Variation>[] {
  return [
    {
      key: 'name',
      header: 'Variation',
      primary: true,
      cell: ({ name, weight }) => (
        <Named>
          {name}
          <small>{shareText(weight, variations)}</small>
        </Named>
      ),
    },
    { key: 'visitors', header: 'Visitors', align: 'end', cell: ({ visitors }) => countText(visitors) },
    { key: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => countText(orders) },
    { key: 'conversion', header: 'Conversion', align: 'end', cell: conversionText },
    {
      key: 'revenue',
      header: 'Revenue',
      align: 'end',
      cell: ({ revenue }) => moneyText(revenue, currency),
    },
  ];
}

/** Where the test is shown, and the way to put it there. */
function Places({ test: { pages, name, state } }: { readonly test: SplitTest }): ReactElement | null {
  if (pages.length === 0 && state === 'stopped') return null;
  if (pages.length === 0)
    return (
      <Notice tone="warning">
        No published page shows this test. Open a page, add the block “Split test” and write “{name}” as its
        name. <Link href="/dashboard/pages/">Go to your pages</Link>
      </Notice>
    );
  return (
    <p>
      On{' '}
      {pages.map(({ id, url, title }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link href={`/dashboard/pages/${id}/`}>{isHomeUrl(url) ? 'Home' : title || url}</Link>
        </span>
      ))}
    </p>
  );
}

/** Properties of {@link TestCard}. */
export interface TestCardProps {
  readonly test: SplitTest;
  readonly currency: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A split test: whether it runs, where, and what each variation has brought. */
export function TestCard({ test, currency, onEdit, onDelete }: TestCardProps): ReactElement {
  const { id, name, state, variations } = test;
  const division = useDivision();
  const [send, { isLoading }] = useDashboardUpdateSplitTestMutation();
  const run = async (running: boolean): Promise<void> => {
    const { data } = await send({ params: { division, id }, body: { running } });
    if (data !== undefined)
      snackbars.show({ text: running ? `${name} is running` : `${name} was stopped`, tone: 'success' });
  };
  const verdict = verdictOf(variations);
  const visitors = variations.reduce((sum, each) => sum + each.visitors, 0);
  return (
    <Card
      title={name}
      description={whenText(test)}
      actions={<Badge tone={stateFacts[state].tone}>{stateFacts[state].text}</Badge>}
      footer={
        <>
          {state === 'running' ? (
            <Button variant="secondary" loading={isLoading} onClick={() => void run(false)}>
              Stop<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          ) : (
            <Button loading={isLoading} onClick={() => void run(true)}>
              {state === 'draft' ? 'Start' : 'Start again'}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          {state === 'draft' && (
            <Button variant="secondary" onClick={onEdit}>
              Change<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          {state !== 'running' && (
            <Button variant="ghost" onClick={onDelete}>
              Delete<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <Places test={test} />
        <Table
          caption={`What ${name} has brought`}
          columns={columnsFor(test, currency)}
          rows={[...variations]}
          rowKey={(variation) => variation.name}
        />
        {visitors > 0 && (
          <BarChart
            title="Orders for each hundred visitors"
            showTitle
            labels={variations.map((variation) => variation.name)}
            series={[{ name: 'Conversion', values: variations.map((each) => conversionOf(each) * 100) }]}
            format={(value) => `${Math.round(value * 10) / 10}%`}
            height="12rem"
          />
        )}
        {state !== 'draft' && <Notice tone={verdict.tone}>{verdict.text}</Notice>}
      </Stack>
    </Card>
  );
}
