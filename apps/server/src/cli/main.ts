/**
 * Entry of the `omnis` command. React and others choose between their development and their production code when they
 * are loaded, so this comes before everything else; development code renders a page ten times slower.
 */
import { enableCompileCache } from 'node:module';

process.env['NODE_ENV'] ||= 'production';
// Compiled code is kept for the next start.
enableCompileCache();

const { omnis } = await import('./omnis.ts');
await omnis();
