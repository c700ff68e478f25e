export { findBlockFiles } from './block-files.server.ts';
export { textFile } from './text-file.ts';
