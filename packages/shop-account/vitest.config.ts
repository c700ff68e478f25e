import { shopProject } from '../../vitest.base.ts';

export default shopProject('shop-account');
