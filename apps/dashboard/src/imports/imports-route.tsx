import {
  errorText,
  importSamplePath,
  uploadForm,
  useDashboardCreateImportMutation,
  useDashboardImportsQuery,
} from '@omnis/api-client';
import type { Import } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import {
  agoText,
  Badge,
  Card,
  EmptyState,
  FileDrop,
  type FileItem,
  Link,
  LinkButton,
  type TableColumn,
  timeText,
  formatBytes,
} from '@omnis/ui';
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { ListCard } from '../parts/list-card.tsx';
import { ListFoot } from '../parts/list-foot.tsx';
import { pageSize, useListParams } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { importStates, importSummary, isMoving } from './import-texts.ts';
import { importsTexts, type ImportsTexts } from '../texts/imports/index.ts';

/** Largest list that the server takes, in bytes. */
const mostListBytes = 64 * 1024 * 1024;

const Root = styled.div.withConfig({ componentId: 'dashboard-imports-route' })`
  display: grid;
  gap: ${token('space.5')};

  .how {
    margin-top: ${token('space.3')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .sample {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')} ${token('space.3')};
    margin-top: ${token('space.3')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  h2.past {
    margin: ${token('space.3')} 0 calc(-1 * ${token('space.2')});
    font-size: ${token('type.lg')};
  }
`;

const columnsIn = (t: ImportsTexts): readonly TableColumn<Import>[] => [
  {
    key: 'file',
    header: t('file'),
    primary: true,
    cell: ({ id, filename }) => (
      <Link className="row-link" href={`/dashboard/imports/${id}/`}>
        {filename}
      </Link>
    ),
  },
  {
    key: 'state',
    header: t('status'),
    cell: ({ state }) => <Badge tone={importStates[state].tone}>{t(importStates[state].text)}</Badge>,
  },
  { key: 'summary', header: t('products'), cell: (each) => importSummary(t, each) },
  {
    key: 'when',
    header: t('uploaded'),
    align: 'end',
    cell: ({ createdAt }) => (
      <time className="quiet" dateTime={createdAt} title={timeText(createdAt)}>
        {agoText(createdAt)}
      </time>
    ),
  },
];

function Upload(): ReactElement {
  const t = useTexts(importsTexts);
  const division = useDivision();
  const navigate = useNavigate();
  const [send] = useDashboardCreateImportMutation();
  const [item, setItem] = useState<FileItem | null>(null);
  const upload = async (file: File): Promise<void> => {
    const shown = { id: 'file', name: file.name, size: file.size };
    setItem({ ...shown, progress: 0 });
    const body = uploadForm(file, (progress) => setItem({ ...shown, progress }));
    try {
      const { id } = await send({ params: { division }, body }).unwrap();
      await navigate(`/dashboard/imports/${id}/`);
    } catch (error) {
      setItem({ ...shown, error: errorText(error) });
    }
  };
  return (
    <Card title={t('fromShopify')} description={t('fromShopifyDescription')}>
      <FileDrop
        label={t('productsFile')}
        help={t('productsFileHelp', { mostListBytes: formatBytes(mostListBytes) })}
        accept=".csv,text/csv"
        maxSize={mostListBytes}
        disabled={item !== null && item.error === undefined}
        items={item === null ? [] : [item]}
        onRemove={() => setItem(null)}
        onFiles={([file]) => {
          if (file !== undefined) void upload(file);
        }}
      />
      <p className="how">{t('nothingChangedYetFirstSee')}</p>
      <div className="sample">
        <LinkButton
          variant="secondary"
          size="sm"
          href={importSamplePath(division)}
          download=""
          startIcon={<Download aria-hidden="true" />}
        >
          {t('downloadSampleFile')}
        </LinkButton>
        <span>{t('sampleFileText')}</span>
      </div>
    </Card>
  );
}

/** Products from another shop: upload, and the uploads before. */
export function Component(): ReactElement {
  const t = useTexts(importsTexts);
  useTitle(t('import'));
  const list = useListParams();
  const [poll, setPoll] = useState(0);
  const query = useDashboardImportsQuery(
    { params: { division: useDivision() }, query: { page: list.page, perPage: pageSize } },
    { refetchOnMountOrArgChange: true, pollingInterval: poll, skipPollingIfUnfocused: true },
  );
  const wanted = query.data?.items.some(isMoving) ? 3000 : 0;
  if (wanted !== poll) setPoll(wanted);
  return (
    <>
      <PageHead title={t('importProducts')} />
      <Root>
        <Upload />
        <h2 className="past">{t('pastImports')}</h2>
        <ListCard aria-label={t('pastImports')}>
          <ListRows
            query={query}
            rows={query.data?.items}
            caption={t('pastImportsNewestFirst')}
            columns={columnsIn(t)}
            rowKey={({ id }) => id}
            empty={
              <EmptyState
                titleLevel={3}
                title={t('noImportsYet')}
                text={t('noImportsYetText')}
                illustration="parcel"
              />
            }
          />
          {query.data && <ListFoot list={list} answer={query.data} noun="import" />}
        </ListCard>
      </Root>
    </>
  );
}
