import { configure } from '@testing-library/react';

/** What a page comes to is waited for as long as a busy machine needs; it is seen at once when it is there. */
configure({ asyncUtilTimeout: 15_000 });
