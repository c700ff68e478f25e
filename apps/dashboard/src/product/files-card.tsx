import { useDashboardAddProductFileMutation } from '@omnis/api-client';
import { productFileLimits } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Card, FileDrop, formatBytes, IconButton, Link, TextField, useSnackbar } from '@omnis/ui';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { moved, type EditedFile } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';
import { useProductUploads } from './use-product-uploads.ts';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-files-card' })`
  display: grid;
  gap: ${token('space.4')};

  ul {
    display: grid;
    gap: ${token('space.2')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 12rem) auto;
    align-items: center;
    gap: ${token('space.3')};
    padding: ${token('space.2')} ${token('space.3')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.base')};
  }
  .file {
    min-width: 0;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .file > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .buttons {
    display: flex;
  }
  ${media.down('sm')} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    li > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

interface RowProps {
  readonly file: EditedFile;
  /** Where the file is in the list, and how many there are. */
  readonly at: number;
  readonly count: number;
  /** Origin of the store, which delivers the file. */
  readonly storeUrl: string;
  readonly error: string | undefined;
  readonly onTitle: (title: string) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function FileRow({ file, at, count, storeUrl, error, onTitle, onMove, onRemove }: RowProps): ReactElement {
  const t = useTexts(productTexts);
  const { title, name, bytes, url } = file;
  return (
    <li>
      <TextField
        label={t('titleOfFile', { number: at + 1 })}
        hideLabel
        value={title}
        maxLength={productFileLimits.title}
        placeholder={t('sizeGuide')}
        error={error}
        onValueChange={onTitle}
      />
      <span className="file">
        <Link href={URL.parse(url, storeUrl)?.href ?? url}>{name}</Link>
        <span>{formatBytes(bytes)}</span>
      </span>
      <span className="buttons">
        <IconButton label={t('moveUp', { title })} disabled={at === 0} onClick={() => onMove(at - 1)}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('moveDown', { title })}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton label={t('removeTitle', { title })} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}

/** Properties of {@link FilesCard}. */
export interface FilesCardProps {
  readonly form: ProductForm;
  readonly productId: number;
  /** Address of the product's page in the store. */
  readonly storeUrl: string;
}

/** Files that shoppers download on the product's page, such as a size guide (platform.md §3 Product: files). */
export function FilesCard({ form, productId, storeUrl }: FilesCardProps): ReactElement {
  const t = useTexts(productTexts);
  const { values, update, errors, uploaded } = form;
  const { files } = values;
  const showSnackbar = useSnackbar();
  const [send] = useDashboardAddProductFileMutation();
  const uploads = useProductUploads((params, body) => send({ params, body }).unwrap(), {
    productId,
    onUploaded: uploaded,
  });
  const remove = (gone: EditedFile, at: number): void => {
    update((now) => ({ files: now.files.filter(({ id }) => id !== gone.id) }));
    showSnackbar({
      text: t('fileRemoved'),
      code: t('removed', { id: gone.id }),
      timeout: 6000,
      action: {
        label: t('undo'),
        onSelect: () =>
          update((now) => ({
            files: now.files.some(({ id }) => id === gone.id) ? now.files : now.files.toSpliced(at, 0, gone),
          })),
      },
    });
  };
  return (
    <Card title={t('files')} description={t('filesDescription')}>
      <Root>
        {files.length > 0 && (
          <ul aria-label={t('files')}>
            {files.map((file, at) => (
              <FileRow
                key={file.id}
                file={file}
                at={at}
                count={files.length}
                storeUrl={storeUrl}
                error={errors[`files.${at}.title`]}
                onTitle={(title) =>
                  update((now) => ({
                    files: now.files.map((each) => (each.id === file.id ? { ...each, title } : each)),
                  }))
                }
                onMove={(to) => update((now) => ({ files: moved(now.files, at, to) }))}
                onRemove={() => remove(file, at)}
              />
            ))}
          </ul>
        )}
        <FileDrop
          label={t('addFiles')}
          help={t('addFilesHelp', { bytes: formatBytes(productFileLimits.bytes) })}
          accept={productFileLimits.formats.map((format) => `.${format}`).join(',')}
          maxSize={productFileLimits.bytes}
          multiple
          error={errors['files']}
          items={uploads.items}
          onRemove={uploads.remove}
          onFiles={(chosen) => void uploads.upload(chosen)}
        />
      </Root>
    </Card>
  );
}
