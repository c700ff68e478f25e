import type { SeedEntry } from '@omnis/store';

type SeedsByName = { [S in SeedEntry as S['endpointName']]: S };

/** Endpoint name of a read that pages are made of. */
export type ReadName = SeedEntry['endpointName'];

/** A read's answer on its way into the other side's cache. */
export type SeedOf<N extends ReadName> = SeedsByName[N];

/** Argument of a read. */
export type ReadArg<N extends ReadName> = SeedOf<N>['arg'];

/** Answer of a read. */
export type ReadValue<N extends ReadName> = SeedOf<N>['value'];
