import { libraryConfig } from '../../tsup.base.ts';

export default libraryConfig({
  entries: ['src/index.ts', 'src/schemas/index.ts', 'src/shared-with-schemas.ts'],
});
