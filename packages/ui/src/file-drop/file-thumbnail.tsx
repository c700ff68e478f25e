import { File as FileIcon } from 'lucide-react';
import { useCallback, useState, type ReactElement } from 'react';
import type { FileItem } from './file-item.ts';

interface BlobThumbnailProps {
  readonly picture: Blob;
  readonly onError: () => void;
}

function BlobThumbnail({ picture, onError }: BlobThumbnailProps): ReactElement {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={show} alt="" width={40} height={40} onError={onError} />;
}

/** The picture of a file, or a sign for files where it has none that can be shown. */
export function FileThumbnail({ picture }: Pick<FileItem, 'picture'>): ReactElement {
  // Picture that cannot be shown: the browser would draw its own symbol on top of the text about the file.
  const [unshown, setUnshown] = useState<FileItem['picture']>(undefined);
  const onError = (): void => setUnshown(picture);
  if (picture === undefined || picture === '' || picture === unshown) return <FileIcon aria-hidden="true" />;
  if (typeof picture === 'string')
    return <img src={picture} alt="" width={40} height={40} onError={onError} />;
  return <BlobThumbnail picture={picture} onError={onError} />;
}
