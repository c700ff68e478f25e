import type { Import } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Card, Table, type TableColumn } from '@omnis/ui';
import type { ReactElement } from 'react';
import { importTexts, type ImportTexts } from '../texts/import/index.ts';

type Problem = Import['imageProblems'][number];

const columnsIn = (t: ImportTexts): readonly TableColumn<Problem>[] => [
  { key: 'handle', header: t('product'), primary: true, cell: ({ handle }) => handle },
  {
    key: 'url',
    header: t('picture'),
    cell: ({ url }) => (
      <a href={url} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: 'anywhere' }}>
        {url}
      </a>
    ),
  },
  { key: 'reason', header: t('why'), cell: ({ reason }) => reason },
];

/** Pictures that could not be fetched. */
export function ProblemsCard({
  import: { imageProblems, counts },
}: {
  readonly import: Import;
}): ReactElement | null {
  const t = useTexts(importTexts);
  if (imageProblems.length === 0) return null;
  return (
    <Card
      title={t(counts.imagesPending > 0 ? 'picturesNotFetchedYet' : 'picturesNotFetched', {
        count: imageProblems.length,
      })}
      description={t('theirProductsWereImportedFetching')}
      flush
    >
      <Table
        caption={t('picturesThatCouldNotBeFetched')}
        columns={columnsIn(t)}
        rows={imageProblems}
        rowKey={({ handle, url }) => `${handle} ${url}`}
      />
    </Card>
  );
}
