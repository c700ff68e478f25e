import { defineConfig, type Options } from 'tsup';
import { clientDirective } from './scripts/lib/client-directive.ts';

/** Options of a library package for its build. */
export interface LibraryOptions {
  /** Source files of the public entries, relative to the package. */
  entries: string[];
}

/** The one way a publishable package is built: ES modules with types, npm packages left outside. */
export function libraryConfig({ entries }: LibraryOptions): ReturnType<typeof defineConfig> {
  const entry = Object.fromEntries(
    entries.map((file) => [file.replace(/^src\//, '').replace(/\.tsx?$/, ''), file]),
  );
  const options: Options = {
    entry,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    dts: true,
    sourcemap: true,
    clean: true,
    splitting: true,
    treeshake: false,
    plugins: [clientDirective()],
  };
  return defineConfig(options);
}
