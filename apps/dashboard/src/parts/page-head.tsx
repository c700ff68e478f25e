export { PageHead, type PageHeadProps } from '@omnis/ui';
