import { useDashboardUpdateSplitTestMutation } from '@omnis/api-client';
import { conversionOf, isHomeUrl } from '@omnis/models';
import { textParts, useTexts } from '@omnis/texts/react';
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
import { splitTestsTexts, type SplitTestsTexts } from '../texts/split-tests/index.ts';

type Variation = SplitTest['variations'][number];

const Named = styled.span.withConfig({ componentId: 'dashboard-variation-name' })`
  display: grid;

  small {
    color: ${token('text.muted')};
    font-weight: ${token('weight.regular')};
  }
`;

function columnsFor(
  t: SplitTestsTexts,
  { variations }: SplitTest,
  currency: string,
): readonly TableColumn<Variation>[] {
  return [
    {
      key: 'name',
      header: t('variation'),
      primary: true,
      cell: ({ name, weight }) => (
        <Named>
          {name}
          <small>{shareText(t, weight, variations)}</small>
        </Named>
      ),
    },
    { key: 'visitors', header: t('visitors'), align: 'end', cell: ({ visitors }) => countText(visitors) },
    { key: 'orders', header: t('orders'), align: 'end', cell: ({ orders }) => countText(orders) },
    { key: 'conversion', header: t('conversion'), align: 'end', cell: conversionText },
    {
      key: 'revenue',
      header: t('revenue'),
      align: 'end',
      cell: ({ revenue }) => moneyText(revenue, currency),
    },
  ];
}

/** Where the test is shown, and the way to put it there. */
function Places({ test: { pages, name, state } }: { readonly test: SplitTest }): ReactElement | null {
  const t = useTexts(splitTestsTexts);
  if (pages.length === 0 && state === 'stopped') return null;
  if (pages.length === 0)
    return (
      <Notice tone="warning">
        {textParts(t, 'noPublishedPageShowsTest', {
          name,
          link: <Link href="/dashboard/pages/">{t('goToYourPages')}</Link>,
        })}
      </Notice>
    );
  return (
    <p>
      {textParts(t, 'onPages', {
        pages: pages.map(({ id, url, title }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <Link href={`/dashboard/pages/${id}/`}>{isHomeUrl(url) ? t('home') : title || url}</Link>
          </span>
        )),
      })}
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
  const t = useTexts(splitTestsTexts);
  const { id, version, name, state, variations } = test;
  const division = useDivision();
  const [send, { isLoading }] = useDashboardUpdateSplitTestMutation();
  const run = async (running: boolean): Promise<void> => {
    const { data } = await send({ params: { division, id }, body: { version, running } });
    if (data !== undefined)
      snackbars.show({
        text: running ? t('isRunning', { name }) : t('wasStopped', { name }),
        tone: 'success',
      });
  };
  const verdict = verdictOf(t, variations);
  const visitors = variations.reduce((sum, each) => sum + each.visitors, 0);
  return (
    <Card
      title={name}
      description={whenText(t, test)}
      actions={<Badge tone={stateFacts[state].tone}>{t(stateFacts[state].text)}</Badge>}
      footer={
        <>
          {state === 'running' ? (
            <Button variant="secondary" loading={isLoading} onClick={() => void run(false)}>
              {t('stop')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          ) : (
            <Button loading={isLoading} onClick={() => void run(true)}>
              {state === 'draft' ? t('start') : t('startAgain')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          {state === 'draft' && (
            <Button variant="secondary" onClick={onEdit}>
              {t('change')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          {state !== 'running' && (
            <Button variant="ghost" onClick={onDelete}>
              {t('delete')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <Places test={test} />
        <Table
          caption={t('whatHasBrought', { name })}
          columns={columnsFor(t, test, currency)}
          rows={[...variations]}
          rowKey={(variation) => variation.name}
        />
        {visitors > 0 && (
          <BarChart
            title={t('ordersForEachHundredVisitors')}
            showTitle
            labels={variations.map((variation) => variation.name)}
            series={[{ name: t('conversion'), values: variations.map((each) => conversionOf(each) * 100) }]}
            format={(value) => `${Math.round(value * 10) / 10}%`}
            height="12rem"
          />
        )}
        {state !== 'draft' && <Notice tone={verdict.tone}>{verdict.text}</Notice>}
      </Stack>
    </Card>
  );
}
