import { publicOrigin, signInObstacle } from '../../config/public-address.ts';
import { failed, ok, type Check } from '../check.ts';

/** Settings that can be read and still do not fit together. That they can be read is seen before. */
export const settings: Check = {
  name: 'settings',
  run: async ({ config, database, core, missing }) => {
    const obstacle = signInObstacle(config);
    const [what = '', ...todo] = obstacle?.split('. ') ?? [];
    return [
      ok(`mode ${config.mode}, platform at ${publicOrigin(config, config.platformHost, config.port)}`),
      ...(obstacle === null ? [] : [failed(`${what}.`, todo.join('. '))]),
      ...(database && !core && missing.startsWith('nothing could start')
        ? [failed(missing, 'Mend that first: some checks looked at less.')]
        : []),
    ];
  },
};
