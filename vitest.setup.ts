import { configure } from '@testing-library/react';

/** Queries wait for a page as long as a busy machine needs; a result is seen as soon as it is there. */
configure({ asyncUtilTimeout: 15_000 });
