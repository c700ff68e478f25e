export { customerSession } from './account/customer.fixture.ts';
