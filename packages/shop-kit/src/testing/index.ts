export { testAddress } from './address.fixture.ts';
export { stubUploads, testArtwork } from './uploads.ts';
