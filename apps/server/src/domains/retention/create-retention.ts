import type { Core } from '../../core.ts';
import type { Files } from '../files/index.ts';
import type { Payments } from '../payments/create-payments.ts';
import { allEndings } from './endings.ts';
import { createRetentionService } from './retention.service.ts';

/** The nightly end of what is kept for a time. */
export function createRetention(core: Core, { files, payments }: { files: Files; payments: Payments }) {
  const { fileStore, originals } = files;
  return createRetentionService(core, allEndings(core, { fileStore, originals, payments: payments.service }));
}
