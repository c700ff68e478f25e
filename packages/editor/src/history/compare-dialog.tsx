import type { BlockRegistry } from '@omnis/blocks';
import type { Page } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Badge, Button, Dialog } from '@omnis/ui';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { versionTexts, type VersionTexts } from '../texts/versions/index.ts';
import { comparePages, type ComparedBlock } from './compare-pages.ts';

const Root = styled.div.withConfig({ componentId: 'editor-compare-dialog' })`
  display: flex;
  flex-direction: column;
  gap: ${token('space.6')};

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    margin-bottom: ${token('space.2')};
    font-size: ${token('type.md')};
    overflow-wrap: anywhere;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${token('type.sm')};
    table-layout: fixed;
  }
  th,
  td {
    padding: ${token('space.2')} ${token('space.3')};
    border: 1px solid ${token('border.color')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    background: ${token('surface.sunken')};
  }
  th:first-child {
    width: 25%;
  }
  ${media.down('sm')} {
    table,
    thead,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      margin-bottom: ${token('space.3')};
      border: 1px solid ${token('border.color')};
    }
    th,
    td,
    th:first-child {
      width: auto;
      border: 0;
    }
    td::before {
      content: attr(data-label);
      display: block;
      color: ${token('text.muted')};
    }
  }
`;

/** Properties of {@link CompareDialog}. */
export interface CompareDialogProps {
  readonly version: Page;
  readonly date: string;
  /** The page as the editor has it. */
  readonly page: Page;
  readonly registry: BlockRegistry;
  readonly onRestore: () => void;
  readonly onClose: () => void;
}

/** A version beside the page of the editor: each block that differs, by property, with both values. */
export function CompareDialog(props: CompareDialogProps): ReactElement {
  const { version, date, page, registry, onRestore, onClose } = props;
  const t = useTexts(versionTexts);
  const blocks = useMemo(() => comparePages(t, registry, { version, page }), [t, registry, version, page]);
  return (
    <Dialog
      open
      size="lg"
      title={t('compareTitle', { date })}
      description={t(blocks.length === 0 ? 'compareSame' : 'compareText')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={blocks.length > 0 && <Button onClick={onRestore}>{t('restoreVersion')}</Button>}
    >
      <Root>
        {blocks.map((block) => (
          <Compared key={block.key} t={t} block={block} />
        ))}
      </Root>
    </Dialog>
  );
}

function Compared({ t, block }: { readonly t: VersionTexts; readonly block: ComparedBlock }): ReactElement {
  return (
    <section>
      <h3>
        {block.title}
        {block.note !== null && <Badge tone="info">{block.note}</Badge>}
      </h3>
      {block.values.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('property')}</th>
              <th scope="col">{t('inVersion')}</th>
              <th scope="col">{t('inEditor')}</th>
            </tr>
          </thead>
          <tbody>
            {block.values.map(({ key, label, before, after }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td data-label={t('inVersion')}>{before}</td>
                <td data-label={t('inEditor')}>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
