import type { Core } from '../../core.ts';
import { objectFileStore, type FileStore } from './file-store.ts';
import { createImageService, type ImageServiceOptions } from './files.service.ts';

/** Files of stores, and the images that are made of them. */
export function createFiles(
  core: Pick<Core, 'config' | 'storage' | 'logger'>,
  /** Finds the drawing of a design among the stored files. */
  drawDesigns: (fileStore: FileStore) => NonNullable<ImageServiceOptions['designs']>,
) {
  const fileStore = objectFileStore(core.storage);
  const originals = objectFileStore(core.storage, 'originals');
  const images = createImageService({
    dataDir: core.config.dataDir,
    fileStore,
    shared: core.storage.kind === 's3' ? core.storage : null,
    logger: core.logger,
    designs: drawDesigns(fileStore),
  });
  return { fileStore, originals, images };
}

/** The domain of files. */
export type Files = ReturnType<typeof createFiles>;
