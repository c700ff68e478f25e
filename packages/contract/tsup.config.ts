import { libraryConfig } from '../../tsup.base.ts';

export default libraryConfig({
  entries: ['src/index.ts', 'src/paths/index.ts', 'src/texts/index.ts', 'src/openapi/index.ts'],
});
