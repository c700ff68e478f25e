import { unitProject } from '../../vitest.base.ts';

export default unitProject({ name: 'garments' });
