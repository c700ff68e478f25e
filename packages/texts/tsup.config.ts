import { libraryConfig } from '../../tsup.base.ts';

export default libraryConfig({ entries: ['src/index.ts', 'src/react/index.ts'] });
