import type { Import } from '@omnis/contract';
import { Card, counted, Table, type TableColumn } from '@omnis/ui';
import type { ReactElement } from 'react';

type Problem = Import['imageProblems'][number];

const columns: readonly TableColumn<Problem>[] = [
  { key: 'handle', header: 'Product', primary: true, cell: ({ handle }) => handle },
  {
    key: 'url',
    header: 'Picture',
    cell: ({ url }) => (
      <a href={url} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: 'anywhere' }}>
        {url}
      </a>
    ),
  },
  { key: 'reason', header: 'Why', cell: ({ reason }) => reason },
];

/** Pictures that could not be fetched. */
export function ProblemsCard({
  import: { imageProblems, counts },
}: {
  readonly import: Import;
}): ReactElement | null {
  if (imageProblems.length === 0) return null;
  return (
    <Card
      title={`${counted(imageProblems.length, 'picture')} could not be fetched${counts.imagesPending > 0 ? ' yet' : ''}`}
      description="Their products were imported. Fetching is tried again by itself; you can also add a picture at the product."
      flush
    >
      <Table
        caption="Pictures that could not be fetched"
        columns={columns}
        rows={imageProblems}
        rowKey={({ handle, url }) => `${handle} ${url}`}
      />
    </Card>
  );
}
