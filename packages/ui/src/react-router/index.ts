export { mountApp, type MountOptions } from './mount-app.tsx';
export { PageOutlet } from './page-outlet.tsx';
export { RouteError, type RouteErrorProps } from './route-error.tsx';
export { RouterLink } from './router-link.tsx';
export { useTypedSearch, type TypedSearchOptions } from './use-typed-search.ts';
