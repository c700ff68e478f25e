export { SaveBar, type SaveBarProps } from '@omnis/desk';
