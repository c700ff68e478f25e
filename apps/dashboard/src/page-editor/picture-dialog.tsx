import {
  errorText,
  uploadForm,
  useDashboardAddFileMutation,
  useDashboardFilesQuery,
  useDashboardProductsQuery,
} from '@omnis/api-client';
import { media, token } from '@omnis/theme/react';
import {
  Button,
  Dialog,
  ErrorState,
  FileDrop,
  Skeleton,
  SkeletonGroup,
  Tabs,
  type FileItem,
} from '@omnis/ui';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { mostPictureBytes, pictureLimit } from '../parts/picture-limit.ts';
import { PictureGrid } from './picture-grid.tsx';
import { pageEditorTexts } from '../texts/page-editor/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-picture-dialog' })`
  display: grid;
  gap: ${token('space.5')};
  align-content: start;
  min-height: min(26rem, 60svh);

  .shape {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    gap: ${token('space.3')};
  }
  .hint {
    padding-block: ${token('space.8')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    text-align: center;
  }
  ${media.down('sm')} {
    .shape {
      grid-template-columns: repeat(2, 1fr);
    }
  }
`;

const perPage = 60;

function Shape(): ReactElement {
  const t = useTexts(pageEditorTexts);
  return (
    <SkeletonGroup label={t('loadingThePictures')}>
      <div className="shape">
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} shape="block" height="8.5rem" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

interface ChoosingProps {
  /** Address of the picture that stands in the field. */
  readonly current: string;
  readonly onChoose: (url: string) => void;
}

function Uploads({ current, onChoose }: ChoosingProps): ReactElement {
  const t = useTexts(pageEditorTexts);
  const division = useDivision();
  const files = useDashboardFilesQuery({ params: { division }, query: { perPage } });
  const [send] = useDashboardAddFileMutation();
  const [item, setItem] = useState<FileItem | null>(null);
  const upload = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    const base = { id: randomUuid(), name: file.name, size: file.size };
    setItem({ ...base, progress: 0 });
    const body = uploadForm(file, (progress) => setItem({ ...base, progress }));
    const { data, error } = await send({ params: { division }, body });
    if (data === undefined) {
      setItem({ ...base, error: errorText(error) });
      return;
    }
    setItem(null);
    onChoose(data.url);
  };
  const pictures = (files.data?.items ?? []).map(({ url, width, height }) => ({
    url,
    name: t('pictureOfPixels', { width, height }),
  }));
  return (
    <>
      <FileDrop
        label={t('uploadAPicture')}
        help={t('pictureHelp', { pictureLimit })}
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        maxSize={mostPictureBytes}
        items={item === null ? [] : [item]}
        onRemove={() => setItem(null)}
        onFiles={(chosen) => void upload(chosen)}
      />
      {files.isError ? (
        <ErrorState
          text={errorText(files.error)}
          onRetry={() => void files.refetch()}
          retrying={files.isFetching}
        />
      ) : files.data === undefined ? (
        <Shape />
      ) : pictures.length === 0 ? (
        <p className="hint">{t('picturesUploadStayHereOther')}</p>
      ) : (
        <PictureGrid label={t('uploadedPictures')} {...{ pictures, current, onChoose }} />
      )}
    </>
  );
}

function OfProducts({ current, onChoose }: ChoosingProps): ReactElement {
  const t = useTexts(pageEditorTexts);
  const division = useDivision();
  const products = useDashboardProductsQuery({ params: { division }, query: { sort: 'name', perPage: 100 } });
  if (products.isError) {
    return (
      <ErrorState
        text={errorText(products.error)}
        onRetry={() => void products.refetch()}
        retrying={products.isFetching}
      />
    );
  }
  if (products.data === undefined) return <Shape />;
  const pictures = products.data.items.flatMap(({ image, name }) =>
    image === null ? [] : [{ url: image, name }],
  );
  return pictures.length === 0 ? (
    <p className="hint">{t('noneProductsHasPictureYet')}</p>
  ) : (
    <PictureGrid label={t('picturesOfProducts')} named {...{ pictures, current, onChoose }} />
  );
}

/** Properties of {@link PictureDialog}. */
export interface PictureDialogProps extends ChoosingProps {
  readonly open: boolean;
  /** Nothing was chosen. */
  readonly onCancel: () => void;
}

/** Chooses a picture for a block: one that was uploaded before, a new one, or a product's. */
export function PictureDialog({ open, current, onChoose, onCancel }: PictureDialogProps): ReactElement {
  const t = useTexts(pageEditorTexts);
  const [tab, setTab] = useState<'uploads' | 'products'>('uploads');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      title={t('chooseAPicture')}
      size="lg"
      footer={
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <Root>
        <Tabs
          label={t('whereFrom')}
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'uploads', label: t('uploads'), panel: <Uploads {...{ current, onChoose }} /> },
            { value: 'products', label: t('products'), panel: <OfProducts {...{ current, onChoose }} /> },
          ]}
        />
      </Root>
    </Dialog>
  );
}
