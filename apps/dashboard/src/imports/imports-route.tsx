import {
  errorText,
  uploadForm,
  useDashboardCreateImportMutation,
  useDashboardImportsQuery,
} from '@omnis/api-client';
import type { Import } from '@omnis/contract';
import { token } from '@omnis/theme/react';
import {
  agoText,
  Badge,
  Card,
  EmptyState,
  FileDrop,
  type FileItem,
  Link,
  type TableColumn,
  timeText,
  formatBytes,
} from '@omnis/ui';
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
  h2.past {
    margin: ${token('space.3')} 0 calc(-1 * ${token('space.2')});
    font-size: ${token('type.lg')};
  }
`;

const columns: readonly TableColumn<Import>[] = [
  {
    key: 'file',
    header: 'File',
    primary: true,
    cell: ({ id, filename }) => (
      <Link className="row-link" href={`/dashboard/imports/${id}/`}>
        {filename}
      </Link>
    ),
  },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }) => <Badge tone={importStates[state].tone}>{importStates[state].text}</Badge>,
  },
  { key: 'summary', header: 'Products', cell: (each) => importSummary(each) },
  {
    key: 'when',
    header: 'Uploaded',
    align: 'end',
    cell: ({ createdAt }) => (
      <time className="quiet" dateTime={createdAt} title={timeText(createdAt)}>
        {agoText(createdAt)}
      </time>
    ),
  },
];

function Upload(): ReactElement {
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
    <Card
      title="From Shopify"
      description="Export your products there as a CSV file, and bring the file here."
    >
      <FileDrop
        label="Products file"
        help={`A product export of Shopify, .csv, up to ${formatBytes(mostListBytes)}`}
        accept=".csv,text/csv"
        maxSize={mostListBytes}
        disabled={item !== null && item.error === undefined}
        items={item === null ? [] : [item]}
        onRemove={() => setItem(null)}
        onFiles={([file]) => {
          if (file !== undefined) void upload(file);
        }}
      />
      <p className="how">
        Nothing is changed yet: you first see what would be created, updated or rejected, and why.
      </p>
    </Card>
  );
}

/** Products from another shop: upload, and the uploads before. */
export function Component(): ReactElement {
  useTitle('Import');
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
      <PageHead title="Import products" />
      <Root>
        <Upload />
        <h2 className="past">Past imports</h2>
        <ListCard aria-label="Past imports">
          <ListRows
            query={query}
            rows={query.data?.items}
            caption="Past imports, newest first"
            columns={columns}
            rowKey={({ id }) => id}
            empty={
              <EmptyState
                titleLevel={3}
                title="No imports yet"
                text="Each file that you upload is kept here with what came of it."
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
